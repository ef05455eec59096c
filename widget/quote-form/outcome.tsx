/** What stays in the form after sending: the confirmation with its reference, or how to go on after a failure. */

import { useEffect, useRef } from 'react';
import { outcomeCopy } from '../../shared/content/form-copy.ts';
import type { WidgetOptions } from '../options.ts';
import { focusPolitely } from './polite-focus.ts';

interface OutcomeProps extends Pick<WidgetOptions, 'phone' | 'email'> {
	/** Changes with every outcome. */
	outcome: number;
}

export function Confirmation({ reference, phone, email, outcome }: OutcomeProps & { reference: string }) {
	const box = useFocusOn(outcome);
	return (
		<section ref={box} className="note confirmation" part="confirmation" tabIndex={-1} aria-labelledby="sent-title">
			<h3 id="sent-title">{outcomeCopy.sentTitle}</h3>
			<p>
				{outcomeCopy.reference}
				<strong part="reference">{reference}</strong>
			</p>
			<p>{outcomeCopy.next}</p>
			<Contact phone={phone} email={email} />
			<p className="hint">{outcomeCopy.withdraw}</p>
		</section>
	);
}

export function Failure({ phone, email, outcome }: OutcomeProps) {
	const box = useFocusOn(outcome);
	return (
		<section ref={box} className="note" part="failure" tabIndex={-1} aria-labelledby="failed-title">
			<h3 id="failed-title">{outcomeCopy.failedTitle}</h3>
			<p>{outcomeCopy.failedText}</p>
			<button type="submit" part="button">
				{outcomeCopy.tryAgain}
			</button>
			<Contact phone={phone} email={email} />
		</section>
	);
}

function Contact({ phone, email }: { phone: string; email: string }) {
	return (
		<p className="contact">
			<a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>
			<a href={`mailto:${email}`}>{email}</a>
		</p>
	);
}

/** The submit button that had the focus is disabled while sending: the outcome takes the focus over. */
function useFocusOn(outcome: number) {
	const box = useRef<HTMLElement>(null);
	// biome-ignore lint/correctness/useExhaustiveDependencies: each outcome is news.
	useEffect(() => focusPolitely(box.current), [outcome]);
	return box;
}
