/** What is wrong with the form, all in one place: takes focus when it appears, and links to each field. */

import { type MouseEvent, useEffect, useRef } from 'react';
import { formCopy } from '../../shared/content/form-copy.ts';
import type { FieldErrors } from './enquiry-state.ts';

interface ErrorSummaryProps {
	errors: FieldErrors;
	/** Changes with every failed submit: focus comes here again. */
	outcome: number;
}

export function ErrorSummary({ errors, outcome }: ErrorSummaryProps) {
	const box = useRef<HTMLElement>(null);
	const entries = Object.entries(errors);
	// biome-ignore lint/correctness/useExhaustiveDependencies: focus follows the failed submit, not the correction of a field.
	useEffect(() => box.current?.focus(), [outcome]);

	return (
		<section
			ref={box}
			className="note error-summary"
			part="error-summary"
			tabIndex={-1}
			aria-labelledby="error-summary-title"
		>
			<h3 id="error-summary-title">{formCopy.errorSummaryTitle}</h3>
			<p>{formCopy.errorCount(entries.length)}</p>
			<ul>
				{entries.map(([field, message]) => (
					<li key={field}>
						<a href={`#${field}`} onClick={goToField}>
							{message}
						</a>
					</li>
				))}
			</ul>
		</section>
	);
}

/** A fragment would lead into the host page's address and history; the fields live in the shadow tree. */
function goToField(event: MouseEvent<HTMLAnchorElement>): void {
	event.preventDefault();
	const link = event.currentTarget;
	const control = (link.getRootNode() as ShadowRoot).getElementById(link.hash.slice(1));
	control?.closest('.field')?.scrollIntoView({ block: 'start' });
	control?.focus({ preventScroll: true });
}
