/** The error summary: all error messages of the last submit, each linked to its field; one that was corrected is struck out. */

import * as formCopy from '#words/form-copy.ts';
import { keyedText } from '../text/keyed-text.tsx';
import type { EnquiryState } from './enquiry/enquiry-state.ts';
import { FieldLink } from './fields/field-link.tsx';
import { FocusedMessage, type FocusedMessageProps } from './focused-message.tsx';

export function ErrorSummary({ ref, refused, errors }: FocusedMessageProps & Pick<EnquiryState, 'refused' | 'errors'>) {
	const entries = Object.entries(refused);
	return (
		<FocusedMessage
			ref={ref}
			kind="error-summary"
			title={formCopy.errorSummaryTitle}
			lead={formCopy.errorCount(entries.length)}
		>
			<ul>
				{entries.map(([field, message]) => {
					const current = errors[field as keyof typeof errors];
					return (
						<li key={field}>
							{current ? <FieldLink field={field}>{keyedText(current)}</FieldLink> : <s>{message}</s>}
						</li>
					);
				})}
			</ul>
		</FocusedMessage>
	);
}
