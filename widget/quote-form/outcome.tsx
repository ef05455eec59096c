/** What stays in the form after sending: the confirmation with its reference, or how to go on after a failure. */

import * as formCopy from '../../shared/content/form-copy.ts';
import { outcomeCopy } from '../../shared/content/form-copy.ts';
import type { WidgetOptions } from '../element/options.ts';
import { Note } from './note.tsx';

type Contact = Pick<WidgetOptions, 'phone' | 'email'>;

export function Confirmation({ reference, ...contact }: Contact & { reference: string }) {
	return (
		<Note
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
			<p className="hint">{formCopy.hints.consent}</p>
		</Note>
	);
}

export function Failure(contact: Contact) {
	return (
		<Note kind="failure" title={outcomeCopy.failedTitle} lead={outcomeCopy.failedText}>
			<button type="submit" className="button" part="button">
				{outcomeCopy.tryAgain}
			</button>
			<Contact {...contact} />
		</Note>
	);
}

function Contact({ phone, email }: Contact) {
	return (
		<p className="contact notranslate">
			<a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>
			<a href={`mailto:${email}`}>{email}</a>
		</p>
	);
}
