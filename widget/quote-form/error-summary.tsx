/** The error summary: all error messages of the last submit, each linked to its field. */

import * as formCopy from '#words/form-copy.ts';
import { keyedText } from '../text/keyed-text.tsx';
import type { FieldErrors } from './enquiry/enquiry-state.ts';
import { FieldLink } from './fields/field-link.tsx';
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
						<FieldLink field={field}>
							{keyedText(message)}
							{isCorrected && <span className="visually-hidden"> {formCopy.corrected}</span>}
						</FieldLink>
					</li>
				))}
			</ul>
		</FocusedMessage>
	);
}
