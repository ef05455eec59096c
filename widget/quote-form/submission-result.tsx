/** The lasting result of sending: a confirmation with the reference, or a failure with a way to try again. */

import { outcomeCopy } from '#words/form-copy.ts';
import { publicPages } from '../../shared/content/provenance.ts';
import { Contact, type ContactDetails } from './contact.tsx';
import { FocusedMessage, type FocusedMessageProps } from './focused-message.tsx';
import { KeepCopy } from './keep-copy.tsx';

interface ResultProps extends FocusedMessageProps {
	contact: ContactDetails;
}

interface ConfirmationProps extends ResultProps {
	reference: string;
	/** The form below is about another plan: the confirmation is collapsed. */
	isPast: boolean;
}

export function Confirmation({ ref, contact, reference, isPast }: ConfirmationProps) {
	const shownReference = (
		<strong className="notranslate" part="reference">
			{reference}
		</strong>
	);
	const details = <ConfirmationDetails contact={contact} reference={reference} />;
	if (!isPast)
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
			</FocusedMessage>
		);
	return (
		<>
			<details className="message confirmation" part="confirmation">
				<summary>
					{outcomeCopy.sentTitle}
					{shownReference}
				</summary>
				{details}
			</details>
			<h3>{outcomeCopy.another}</h3>
		</>
	);
}

function ConfirmationDetails({ contact, reference }: { contact: ContactDetails; reference: string }) {
	const { next, caller } = outcomeCopy;
	return (
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
			<KeepCopy reference={reference} text={[...next, caller]} />
			<Contact {...contact} />
		</>
	);
}

export function Failure({ ref, contact }: ResultProps) {
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
			<Contact {...contact} />
		</FocusedMessage>
	);
}
