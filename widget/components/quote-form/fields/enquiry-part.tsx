/** The enquiry and its state, which outlast the form: that one is mounted while it is shown. */

import { useLayoutEffect, useRef } from 'react';
import type { EnquiryReceipt } from '../../../../shared/enquiry/enquiry-api.ts';
import { type EnquiryContext, useEnquiry } from '../enquiry/use-enquiry.ts';
import { focusPolitely } from '../focus.ts';
import { QuoteForm, type QuoteFormProps } from '../quote-form.tsx';
import { openToast, placeToast } from '../toast.tsx';

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

	// biome-ignore lint/correctness/useExhaustiveDependencies: runs once per message.
	useLayoutEffect(() => {
		const { current } = message;
		if (!current) return;
		const toast = current.closest('form')?.querySelector<HTMLElement>('.toast');
		if (toast) openToast(toast, current);
		focusPolitely(current);
		if (toast) placeToast(toast, current);
	}, [enquiry.state.messageKey]);

	return options.show.includes('form') ? <QuoteForm {...props} enquiry={enquiry} message={message} /> : null;
}
