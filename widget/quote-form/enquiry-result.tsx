/** The result of sending: announced, and shown as a receipt in the form's place or as a failure with a way to try again. */

import type { Ref } from 'react';
import * as formCopy from '#words/form-copy.ts';
import { outcomeCopy, toasts } from '#words/form-copy.ts';
import { space } from '#words/language.ts';
import { publicPages } from '../../shared/content/provenance.ts';
import { keyedText } from '../text/keyed-text.tsx';
import { ConfirmationActions } from './confirmation-actions.tsx';
import type { EnquiryState } from './enquiry/enquiry-state.ts';
import { type ContactDetails, EmailLink, PhoneLink } from './fields/contact.tsx';
import { FocusedMessage, type FocusedMessageProps } from './focused-message.tsx';

interface ReceiptProps {
	contact: ContactDetails;
	reference: string;
}

interface EnquiryResultProps {
	state: EnquiryState;
	contact: ContactDetails;
	/** Whether the receipt stands in the form's place. */
	isSent: boolean;
	message: Ref<HTMLElement>;
	onAnother(): void;
}

/** The toast stands in flow above its message, so that it covers nothing. */
export function EnquiryResult({ state, contact, isSent, message, onAnother }: EnquiryResultProps) {
	const { name, messageKey, receipt } = state;
	const toast = name === 'failure' || (name === 'success' && isSent) ? name : undefined;
	const isShown = toast || isSent || name === 'late';
	return (
		<div className={isShown ? `result ${name}` : 'visually-hidden'}>
			{/* Announced only if it is there before its text. */}
			<div role="status">
				{toast && (
					<p key={messageKey} className="toast" part={`toast toast-${toast}`}>
						<strong>{toasts[toast].title}</strong>
						<br />
						{toasts[toast].text}
					</p>
				)}
				{name === 'submitting' && keyedText(formCopy.submitting)}
				{name === 'late' && keyedText(formCopy.stillTrying)}
			</div>
			{toast === 'failure' && <Failure key={messageKey} ref={message} contact={contact} />}
			{receipt && isSent && (
				<Receipt ref={toast && message} contact={contact} reference={receipt.reference} onAnother={onAnother} />
			)}
		</div>
	);
}

function Receipt({
	ref,
	reference,
	onAnother,
	...details
}: FocusedMessageProps & ReceiptProps & { onAnother(): void }) {
	return (
		<FocusedMessage
			ref={ref}
			kind="confirmation"
			title={outcomeCopy.sentTitle}
			lead={
				<>
					{outcomeCopy.reference}
					<Reference reference={reference} />
				</>
			}
		>
			<ReceiptDetails reference={reference} {...details} />
			<button type="button" className="button" part="button" onClick={onAnother}>
				{outcomeCopy.another}
			</button>
		</FocusedMessage>
	);
}

/** The receipt above the form for another enquiry. */
export function CollapsedReceipt(props: ReceiptProps) {
	return (
		<details className="message confirmation" part="confirmation">
			<summary>
				{outcomeCopy.sentTitle}
				<Reference {...props} />
			</summary>
			<ReceiptDetails {...props} />
		</details>
	);
}

function Reference({ reference }: Pick<ReceiptProps, 'reference'>) {
	return (
		<strong className="notranslate" part="reference">
			{reference}
		</strong>
	);
}

function ReceiptDetails({ contact, reference }: ReceiptProps) {
	const { next, caller } = outcomeCopy;
	return (
		<>
			<slot name="receipt" />
			<p className="label">{outcomeCopy.nextTitle}</p>
			<ol>
				{next.map((step) => (
					<li key={step}>{step}</li>
				))}
			</ol>
			<p>
				{caller + space}
				<a href={publicPages.registerOfRepresentatives} target="_blank" rel="noreferrer">
					{outcomeCopy.register}
				</a>
			</p>
			<ConfirmationActions reference={reference} text={[...next, caller]} />
			<p className="contact">
				<PhoneLink {...contact} />
				<EmailLink {...contact} />
			</p>
		</>
	);
}

function Failure({ ref, contact }: FocusedMessageProps & Pick<ReceiptProps, 'contact'>) {
	const [call, write, end] = outcomeCopy.contact;
	return (
		<FocusedMessage
			ref={ref}
			kind="failure"
			title={outcomeCopy.failedTitle}
			lead={navigator.onLine ? outcomeCopy.failedText : outcomeCopy.offlineText}
		>
			<button type="submit" className="button" part="button">
				{outcomeCopy.tryAgain}
			</button>
			<p>
				{call}
				<PhoneLink {...contact} />
				{write}
				<EmailLink {...contact} />
				{end}
			</p>
		</FocusedMessage>
	);
}
