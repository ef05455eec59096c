/** A text if sending takes long; then the result of sending: a toast, and a message below the fields if sending failed. */

import type { RefObject } from 'react';
import * as formCopy from '#words/form-copy.ts';
import { outcomeCopy } from '#words/form-copy.ts';
import { keyedText } from '../text/keyed-text.tsx';
import type { EnquiryState } from './enquiry/enquiry-state.ts';
import { FocusedMessage } from './focused-message.tsx';
import { Toast } from './toast.tsx';

interface EnquiryResultProps {
	state: EnquiryState;
	message: RefObject<HTMLElement | null>;
}

export function EnquiryResult({ state: { name, messageKey, receipt }, message }: EnquiryResultProps) {
	return (
		<>
			{/* Always rendered, because screen readers announce a text only if the live region existed before the text. */}
			<div role="status" className={name === 'late' ? undefined : 'announcer'}>
				{(name === 'success' || name === 'failure') && (
					<Toast key={messageKey} outcome={name} isTest={name === 'success' && receipt?.test} message={message} />
				)}
				{name === 'late' && keyedText(formCopy.stillTrying)}
			</div>
			{name === 'failure' && (
				<FocusedMessage
					key={messageKey}
					ref={message}
					kind="failure"
					title={outcomeCopy.failedTitle}
					lead={navigator.onLine ? outcomeCopy.failedText : outcomeCopy.offlineText}
				/>
			)}
		</>
	);
}
