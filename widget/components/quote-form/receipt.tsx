/** The receipt of the last enquiry, above the form for the next one. */

import type { Ref } from 'react';
import { notSureYet, outcomeCopy } from '#words/form-copy.ts';
import { colon, space } from '#words/language.ts';
import { brand } from '../../../shared/content/brand.ts';
import { registerOfRepresentatives } from '../../../shared/content/figures/provenance.ts';
import { findPlan, type PlanChoice } from '../../../shared/content/plans/plans.ts';
import { formatTime } from '../../../shared/content/words/format-date.ts';
import type { EnquiryReceipt } from '../../../shared/enquiry/enquiry-api.ts';
import { FocusedMessage } from './focused-message.tsx';

interface ReceiptProps {
	ref: Ref<HTMLElement> | undefined;
	receipt: EnquiryReceipt;
	plan: PlanChoice | undefined;
}

const hour = 3_600_000;

export function Receipt({ ref, receipt, plan }: ReceiptProps) {
	const { next, caller } = outcomeCopy;
	const { reference, receivedAt, replyBy, enquiryUrl, test } = receipt;
	// A partner's own service may leave out either time.
	const promised = Date.parse(`${replyBy}`) || (Date.parse(receivedAt) || Date.now()) + brand.replyWithinHours * hour;
	return (
		<FocusedMessage
			ref={ref}
			kind="confirmation"
			title={outcomeCopy.sentTitle}
			lead={
				<>
					{findPlan(plan ?? '')?.name ?? notSureYet}
					<br />
					{outcomeCopy.reference + colon}
					<strong className="notranslate" part="reference">
						{reference}
					</strong>
					{test ? outcomeCopy.test : outcomeCopy.replyBy(formatTime(promised))}
				</>
			}
		>
			{enquiryUrl && (
				<p>
					<a href={enquiryUrl} target="_blank" rel="noreferrer">
						{outcomeCopy.follow}
					</a>
				</p>
			)}
			{!test && (
				<>
					<p className="label">{outcomeCopy.nextTitle}</p>
					<ol>
						{next.map((step) => (
							<li key={step}>{step}</li>
						))}
					</ol>
					<p>
						{caller}
						{space}
						<a href={registerOfRepresentatives} target="_blank" rel="noreferrer">
							{outcomeCopy.register}
						</a>
					</p>
				</>
			)}
		</FocusedMessage>
	);
}
