/** The quote form and the state of its enquiry. The state survives while `show` hides the form. */

import { useLayoutEffect, useRef } from 'react';
import type { EnquiryReceipt } from '../../../shared/enquiry/enquiry-api.ts';
import { type EnquiryContext, useEnquiry } from './enquiry/use-enquiry.ts';
import { QuoteForm, type QuoteFormProps } from './quote-form.tsx';
import { focusBelowToast } from './toast.tsx';

export type QuoteFormSectionProps = Omit<QuoteFormProps, 'enquiry' | 'message'> & EnquiryContext;

export function QuoteFormSection(props: QuoteFormSectionProps) {
	const { options, plan, draft, onStored } = props;
	const message = useRef<HTMLElement>(null);
	const enquiry = useEnquiry({
		...props,
		onStored(receipt: EnquiryReceipt) {
			onStored?.(receipt);
			if (options.draft) draft?.save({ plan, receipt, storedPlan: plan });
		},
	});

	// biome-ignore lint/correctness/useExhaustiveDependencies: runs once per message.
	useLayoutEffect(() => {
		const closing = new AbortController();
		if (message.current) focusBelowToast(message.current, closing.signal);
		return () => closing.abort();
	}, [enquiry.state.messageKey]);

	return options.show.includes('form') ? <QuoteForm {...props} enquiry={enquiry} message={message} /> : null;
}
