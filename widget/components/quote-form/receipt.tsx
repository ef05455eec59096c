/** The receipt of the last enquiry, above the form for the next enquiry. */

import type { Ref } from 'react';
import { notSureYet, outcomeCopy } from '#words/form-copy.ts';
import { colon } from '#words/language.ts';
import { brand } from '../../../shared/content/brand.ts';
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
	const [before, after] = outcomeCopy.replyBy;
	const { reference, receivedAt, replyBy, enquiryUrl, test } = receipt;
	// A partner's own service may omit either time, or send text that is no time.
	const deadline = Date.parse(`${replyBy}`) || (Date.parse(receivedAt) || Date.now()) + brand.replyWithinHours * hour;
	return (
		<FocusedMessage
			ref={ref}
			kind="confirmation"
			title={outcomeCopy.sentTitle}
			lead={
				<>
					{outcomeCopy.reference} ({findPlan(plan ?? '')?.name ?? notSureYet}){colon}
					<strong className="notranslate" part="reference">
						{reference}
					</strong>
					{test ? (
						outcomeCopy.test
					) : (
						<>
							{before}
							<b>{formatTime(deadline)}</b>
							{after}
						</>
					)}
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
		</FocusedMessage>
	);
}
