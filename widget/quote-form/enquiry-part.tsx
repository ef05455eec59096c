/** The enquiry and its state, which outlast the form: that one is mounted while it is shown. */

import { useLayoutEffect, useRef } from 'react';
import * as formCopy from '#words/form-copy.ts';
import { toasts } from '#words/form-copy.ts';
import type { EnquiryReceipt } from '../../shared/enquiry/enquiry-api.ts';
import { Toast } from '../toast/toast.tsx';
import { focusPolitely } from './focus.ts';
import { QuoteForm, type QuoteFormProps } from './quote-form.tsx';
import { type EnquiryContext, useEnquiry } from './use-enquiry.ts';

export type EnquiryPartProps = Omit<QuoteFormProps, 'enquiry' | 'message'> & EnquiryContext;

export function EnquiryPart(props: EnquiryPartProps) {
	const { options, plan, draft, onStored } = props;
	const message = useRef<HTMLElement>(null);
	const enquiry = useEnquiry({
		...props,
		onStored(receipt: EnquiryReceipt) {
			onStored?.(receipt);
			if (options.draft) draft?.save({ plan, receipt, storedPlan: plan });
		},
	});
	const { name, messageKey, toast } = enquiry.state;
	const isShown = options.show.includes('form');

	// biome-ignore lint/correctness/useExhaustiveDependencies: runs once per message.
	useLayoutEffect(() => {
		if (message.current) focusPolitely(message.current);
	}, [messageKey]);

	return (
		<>
			{isShown && <QuoteForm {...props} enquiry={enquiry} message={message} />}
			{(isShown || messageKey > 0) && (
				<div role="status" className="status">
					{name === 'submitting' && <p className="visually-hidden">{formCopy.submitting}</p>}
					{toast && <Toast key={messageKey} kind={toast} {...toasts[toast]} />}
				</div>
			)}
		</>
	);
}
