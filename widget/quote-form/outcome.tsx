/** What stays in the form after sending: the confirmation with its reference, or how to go on after a failure. */

import * as formCopy from '../../shared/content/form-copy.ts';
import { outcomeCopy } from '../../shared/content/form-copy.ts';
import type { WidgetOptions } from '../options.ts';
import { Note } from './note.tsx';

interface OutcomeProps extends Pick<WidgetOptions, 'phone' | 'email'> {
	/** Changes with every outcome. */
	outcome: number;
}

export function Confirmation({ reference, outcome, ...contact }: OutcomeProps & { reference: string }) {
	return (
		<Note kind="confirmation" title={outcomeCopy.sentTitle} outcome={outcome}>
			<p>
				{outcomeCopy.reference}
				<strong className="notranslate" part="reference">
					{reference}
				</strong>
			</p>
			<p>{outcomeCopy.next}</p>
			<Contact {...contact} />
			<p className="hint">{formCopy.hints.consent}</p>
		</Note>
	);
}

export function Failure({ outcome, ...contact }: OutcomeProps) {
	return (
		<Note kind="failure" title={outcomeCopy.failedTitle} outcome={outcome}>
			<p>{outcomeCopy.failedText}</p>
			<button type="submit" className="button" part="button">
				{outcomeCopy.tryAgain}
			</button>
			<Contact {...contact} />
		</Note>
	);
}

function Contact({ phone, email }: Omit<OutcomeProps, 'outcome'>) {
	return (
		<p className="contact notranslate">
			<a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>
			<a href={`mailto:${email}`}>{email}</a>
		</p>
	);
}
