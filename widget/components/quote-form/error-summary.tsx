/** The error summary: the messages that still apply, each linked to its field. Disappears when all are corrected. */

import * as formCopy from '#words/form-copy.ts';
import { keyedText } from '../text/keyed-text.tsx';
import type { FieldErrors } from './enquiry/enquiry-state.ts';
import { FieldLink } from './fields/field-link.tsx';
import { FocusedMessage, type FocusedMessageProps } from './focused-message.tsx';

export function ErrorSummary({ ref, errors }: FocusedMessageProps & { errors: FieldErrors }) {
	const entries = Object.entries(errors).filter(([, message]) => message);
	return (
		entries[0] && (
			<FocusedMessage
				ref={ref}
				kind="error-summary"
				title={formCopy.errorSummaryTitle}
				lead={formCopy.errorCount(entries.length)}
			>
				<ul>
					{entries.map(([field, message]) => (
						<li key={field}>
							<FieldLink field={field}>{keyedText(message)}</FieldLink>
						</li>
					))}
				</ul>
			</FocusedMessage>
		)
	);
}
