/** What stays in the form after sending: the confirmation with its reference, or how to go on after a failure. */

import { useEffect, useRef } from 'react';
import { brand } from '../../shared/content/brand.ts';
import { outcomeCopy } from '../../shared/content/form-copy.ts';
import type { WidgetOptions } from '../options.ts';
import { focusPolitely } from './polite-focus.ts';
import './outcome.css';

export function Confirmation({ reference, outcome }: { reference: string; outcome: number }) {
	const box = useFocusOn(outcome);
	return (
		<section ref={box} className="confirmation" part="confirmation" tabIndex={-1} aria-labelledby="sent-title">
			<h3 id="sent-title">{outcomeCopy.sentTitle}</h3>
			<p className="reference">
				<span>{outcomeCopy.reference}</span>
				<strong part="reference">{reference}</strong>
			</p>
			<ul>
				{outcomeCopy.next.map((line) => (
					<li key={line}>{line}</li>
				))}
			</ul>
			<h4>{outcomeCopy.questions}</h4>
			<Contact phone={brand.phone} email={brand.email} />
			<p className="small">{outcomeCopy.withdraw}</p>
		</section>
	);
}

interface FailureProps extends Pick<WidgetOptions, 'phone' | 'email'> {
	outcome: number;
}

export function Failure({ phone, email, outcome }: FailureProps) {
	const box = useFocusOn(outcome);
	return (
		<section ref={box} className="failure" part="failure" tabIndex={-1} aria-labelledby="failed-title">
			<h3 id="failed-title">{outcomeCopy.failedTitle}</h3>
			<p>{outcomeCopy.failedText}</p>
			<div className="ways-on">
				<button type="submit" className="secondary" part="button">
					{outcomeCopy.tryAgain}
				</button>
				<Contact phone={phone} email={email} />
			</div>
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
