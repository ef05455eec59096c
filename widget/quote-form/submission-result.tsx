/** The lasting result of sending: a receipt in the form's place, or a failure with a way to try again. */

import { outcomeCopy } from '#words/form-copy.ts';
import { publicPages } from '../../shared/content/provenance.ts';
import { ConfirmationActions } from './confirmation-actions.tsx';
import { type ContactDetails, EmailLink, PhoneLink } from './contact.tsx';
import { FocusedMessage, type FocusedMessageProps } from './focused-message.tsx';

interface ResultProps extends FocusedMessageProps {
	contact: ContactDetails;
}

interface ConfirmationProps extends ResultProps {
	reference: string;
	/** The visitor started another enquiry, below. */
	isCollapsed: boolean;
	onAnother(): void;
}

export function Confirmation({ ref, contact, reference, isCollapsed, onAnother }: ConfirmationProps) {
	const { next, caller } = outcomeCopy;
	const shownReference = (
		<strong className="notranslate" part="reference">
			{reference}
		</strong>
	);
	const details = (
		<>
			<p className="label">{outcomeCopy.nextTitle}</p>
			<ol>
				{next.map((step) => (
					<li key={step}>{step}</li>
				))}
			</ol>
			<p>
				{caller}{' '}
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
	if (isCollapsed)
		return (
			<details className="message confirmation" part="confirmation">
				<summary>
					{outcomeCopy.sentTitle}
					{shownReference}
				</summary>
				{details}
			</details>
		);
	return (
		<FocusedMessage
			ref={ref}
			kind="confirmation"
			title={outcomeCopy.sentTitle}
			lead={
				<>
					{outcomeCopy.reference}
					{shownReference}
				</>
			}
		>
			{details}
			<button type="button" className="button" part="button" onClick={onAnother}>
				{outcomeCopy.another}
			</button>
		</FocusedMessage>
	);
}

export function Failure({ ref, contact }: ResultProps) {
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
