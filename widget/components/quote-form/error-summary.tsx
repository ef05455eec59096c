/**
 * The error summary: links to fields, with their errors. A mobile number that looks mistyped is listed with its advice, although it
 * does not prevent sending. The summary disappears when all errors are corrected.
 */

import * as formCopy from '#words/form-copy.ts';
import { keyedText } from '../text/keyed-text.tsx';
import type { EnquiryState } from './enquiry/enquiry-state.ts';
import { FieldLink } from './fields/field-link.tsx';
import { FocusedMessage, type FocusedMessageProps } from './focused-message.tsx';

export function ErrorSummary({ ref, errors, advice }: FocusedMessageProps & Pick<EnquiryState, 'errors' | 'advice'>) {
	const listed = { ...errors, mobilePhone: errors.mobilePhone ?? advice.mobilePhone };
	const entries = Object.entries(listed).filter(([, message]) => message);
	return (
		Object.values(errors).some(Boolean) && (
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
