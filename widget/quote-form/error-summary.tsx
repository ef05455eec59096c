/** Everything that is wrong with the form in one place, with a link to each field. */

import type { MouseEvent } from 'react';
import * as formCopy from '../../shared/content/form-copy.ts';
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
			lead={keyedText(formCopy.errorCount(entries.length))}
		>
			<ul>
				{entries.map(([field, message]) => (
					<li key={field}>
						<a href={`#${field}`} onClick={goToField}>
							{keyedText(message)}
						</a>
					</li>
				))}
			</ul>
		</FocusedMessage>
	);
}

/** A fragment is looked up in the host document, never in a shadow tree, and would change the page's address. */
function goToField(event: MouseEvent<HTMLAnchorElement>): void {
	event.preventDefault();
	const link = event.currentTarget;
	const control = (link.getRootNode() as ShadowRoot).getElementById(link.hash.slice(1));
	// The consent's text above its label may fill a low window.
	const target = control?.closest('.consent label, .field');
	target?.scrollIntoView({ block: target.matches('label') ? 'center' : 'start' });
	control?.focus({ preventScroll: true });
}
