/** The lasting result of sending: a confirmation with the reference, or a failure with a way to try again. */

import * as formCopy from '../../shared/content/en/form-copy.ts';
import { outcomeCopy } from '../../shared/content/en/form-copy.ts';
import type { WidgetOptions } from '../element/options.ts';
import { FocusedMessage, type FocusedMessageProps } from './focused-message.tsx';

type ContactDetails = Pick<WidgetOptions, 'phone' | 'email'>;

interface ResultProps extends FocusedMessageProps {
	contact: ContactDetails;
}

export function Confirmation({ ref, contact, reference }: ResultProps & { reference: string }) {
	return (
		<FocusedMessage
			ref={ref}
			kind="confirmation"
			title={outcomeCopy.sentTitle}
			lead={
				<>
					{outcomeCopy.reference}
					<strong className="notranslate" part="reference">
						{reference}
					</strong>
				</>
			}
		>
			<p>{outcomeCopy.next}</p>
			<Contact {...contact} />
			<p className="hint">{formCopy.whoCalls}</p>
		</FocusedMessage>
	);
}

export function Failure({ ref, contact }: ResultProps) {
	return (
		<FocusedMessage ref={ref} kind="failure" title={outcomeCopy.failedTitle} lead={outcomeCopy.failedText}>
			<button type="submit" className="button" part="button">
				{outcomeCopy.tryAgain}
			</button>
			<Contact {...contact} />
		</FocusedMessage>
	);
}

function Contact({ phone, email }: ContactDetails) {
	return (
		<p className="contact notranslate">
			<a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>
			<a href={`mailto:${email}`}>{email}</a>
		</p>
	);
}
