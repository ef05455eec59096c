/** What is wrong with the form, all in one place, with a link to each field. */

import type { MouseEvent } from 'react';
import * as formCopy from '../../shared/content/form-copy.ts';
import { keyedText } from '../text/keyed-text.tsx';
import type { FieldErrors } from './enquiry-state.ts';
import { Note } from './note.tsx';

export function ErrorSummary({ errors }: { errors: FieldErrors }) {
	const entries = Object.entries(errors);
	return (
		<Note kind="error-summary" title={formCopy.errorSummaryTitle} lead={keyedText(formCopy.errorCount(entries.length))}>
			<ul>
				{entries.map(([field, message]) => (
					<li key={field}>
						<a href={`#${field}`} onClick={goToField}>
							{keyedText(message)}
						</a>
					</li>
				))}
			</ul>
		</Note>
	);
}

/** A fragment would lead into the host page's address and history; the fields live in the shadow tree. */
function goToField(event: MouseEvent<HTMLAnchorElement>): void {
	event.preventDefault();
	const link = event.currentTarget;
	const control = (link.getRootNode() as ShadowRoot).getElementById(link.hash.slice(1));
	// The label of the consent stands below its text, which may fill a low window.
	const target = control?.closest('.consent label, .field');
	target?.scrollIntoView({ block: target.matches('label') ? 'center' : 'start' });
	control?.focus({ preventScroll: true });
}
