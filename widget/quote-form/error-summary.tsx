/** The error summary: all error messages of the last submit, each linked to its field. */

import type { MouseEvent } from 'react';
import * as formCopy from '#words/form-copy.ts';
import { keyedText } from '../text/keyed-text.tsx';
import type { FieldErrors } from './enquiry-state.ts';
import { FocusedMessage, type FocusedMessageProps } from './focused-message.tsx';

export function ErrorSummary({ ref, errors }: FocusedMessageProps & { errors: FieldErrors }) {
	const entries = Object.entries(errors);
	return (
		<FocusedMessage
			ref={ref}
			kind="error-summary"
			title={formCopy.errorSummaryTitle}
			lead={formCopy.errorCount(entries.length)}
		>
			<ul>
				{entries.map(([field, { message, isCorrected }]) => (
					<li key={field} data-corrected={isCorrected || undefined}>
						<a href={`#${field}`} onClick={goToField}>
							{keyedText(message)}
							{isCorrected && <span className="visually-hidden">{formCopy.corrected}</span>}
						</a>
					</li>
				))}
			</ul>
		</FocusedMessage>
	);
}

/** A fragment link does not reach into a shadow tree and would change the page's URL. */
function goToField(event: MouseEvent<HTMLAnchorElement>): void {
	event.preventDefault();
	const link = event.currentTarget;
	const control = (link.getRootNode() as ShadowRoot).getElementById(link.hash.slice(1));
	// The consent text above the label may fill a low viewport.
	const target = control?.closest('.consent label, .field');
	target?.scrollIntoView({ block: target.matches('label') ? 'center' : 'start' });
	// Scrolls on where the field is higher than the viewport.
	control?.focus();
}
