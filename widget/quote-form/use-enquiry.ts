/** One enquiry from the first mistake to the reference: the pure states of `enquiry-state.ts`, and the sending beside them. */

import { type RefObject, useLayoutEffect, useReducer, useRef } from 'react';
import { currentConsent } from '../../shared/content/consent.ts';
import type { PlanId } from '../../shared/content/plans.ts';
import { honeypotField } from '../../shared/enquiry/enquiry-api.ts';
import type { EnquiryDraft, EnquiryField } from '../../shared/enquiry/enquiry-draft.ts';
import { type Answers, emptyDraft, type FieldError, validateAnswers } from '../../shared/enquiry/enquiry-schema.ts';
import { pageAddress } from '../../shared/enquiry/page-address.ts';
import type { Emit } from '../element/events.ts';
import type { WidgetOptions } from '../element/options.ts';
import { keyFor } from './enquiry-key.ts';
import { initialEnquiry, reduceEnquiry } from './enquiry-state.ts';
import { keySeed } from './kept-draft.ts';
import { EnquiryFailure, sendEnquiry, toJson } from './send-enquiry.ts';

/** What the address said as the visitor came: pages that route by script replace it. */
const arrival = globalThis.document?.URL;

interface HoneypotAnswer {
	[honeypotField]?: string | undefined;
}

interface EnquiryContext {
	form: RefObject<HTMLFormElement | null>;
	options: WidgetOptions;
	plan: PlanId;
	emit: Emit;
}

export function useEnquiry({ form, options, plan, emit }: EnquiryContext) {
	const [state, dispatch] = useReducer(reduceEnquiry, initialEnquiry);
	const sending = useRef<AbortController>(null);
	// A form that leaves a page where the widget stays has its enquiry finished all the same.
	useLayoutEffect(
		() => () => {
			if (!form.current?.isConnected) sending.current?.abort();
		},
		[form],
	);

	async function submit(answers: EnquiryDraft & HoneypotAnswer) {
		if (sending.current) return;
		const { partner } = options;
		const validation = validateAnswers(answers);
		if (!validation.valid) return refuse(validation.errors);
		const abort = new AbortController();
		sending.current = abort;
		try {
			if (!emit('quote-widget:submit', { partner, plan })) return dispatch({ type: 'idle' });
			dispatch({ type: 'submitting' });
			await send({ ...validation.enquiry, [honeypotField]: answers[honeypotField] || undefined }, abort.signal);
		} catch (error) {
			if (!abort.signal.aborted) fail(error);
		} finally {
			sending.current = null;
		}
	}

	async function send(answers: Answers & HoneypotAnswer, signal: AbortSignal) {
		const { partner, endpoint } = options;
		const page = pageAddress(location, arrival, document.referrer);
		const enquiry = { ...answers, partner, plan, page, consentVersion: currentConsent.version };
		const receipt = await sendEnquiry(enquiry, { endpoint, key: keyFor(toJson(enquiry), keySeed()), signal });
		signal.throwIfAborted();
		dispatch({ type: 'success', receipt });
		// A page that hears of it finds the form empty and its draft gone.
		await undefined;
		emit('quote-widget:success', { reference: receipt.reference, partner, plan });
	}

	function refuse(errors: readonly FieldError[]) {
		dispatch({ type: 'refused', errors });
		emit('quote-widget:invalid', { fields: errors.map(({ field }) => field) });
	}

	function fail(error: unknown) {
		const { code, retryable, errors } = error instanceof EnquiryFailure ? error : new EnquiryFailure('unknown', false);
		// A service of the page's own may answer in any shape.
		const fieldErrors = [errors].flat().filter((error): error is FieldError => error?.field in emptyDraft);
		if (fieldErrors.length) return refuse(fieldErrors);
		dispatch({ type: 'failure' });
		emit('quote-widget:error', { code, retryable });
	}

	/** Checks a field again that was wrong, as it changes. */
	function correct(field: EnquiryField, answers: () => EnquiryDraft) {
		if (!state.errors[field]) return;
		const validation = validateAnswers(answers());
		const message = validation.valid ? undefined : validation.errors.find((error) => error.field === field)?.message;
		if (message !== state.errors[field]) dispatch({ type: 'corrected', field, message });
	}

	return { state, submit, correct };
}
