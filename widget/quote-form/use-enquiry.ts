/** Validates and sends an enquiry, updates its state, and emits its events. */

import { type RefObject, useLayoutEffect, useReducer, useRef } from 'react';
import { flushSync } from 'react-dom';
import { currentConsent } from '#words/consent.ts';
import { messages } from '#words/form-copy.ts';
import { language } from '#words/language.ts';
import { widgetVersion } from '../../shared/built-widget.ts';
import type { PlanChoice } from '../../shared/content/plans.ts';
import { type EnquiryReceipt, honeypotField } from '../../shared/enquiry/enquiry-api.ts';
import type { EnquiryDraft, EnquiryField } from '../../shared/enquiry/enquiry-draft.ts';
import { type Answers, emptyDraft, type FieldError, validateAnswers } from '../../shared/enquiry/enquiry-schema.ts';
import { pageAddress } from '../../shared/enquiry/page-address.ts';
import type { Emit } from '../element/events.ts';
import type { WidgetOptions } from '../element/options.ts';
import { keyFor } from './enquiry-key.ts';
import { initialEnquiry, reduceEnquiry } from './enquiry-state.ts';
import { EnquiryFailure, sendEnquiry, toJson } from './send-enquiry.ts';

/** The URL on load; client-side routing may replace `location` later. */
const arrivalUrl = globalThis.document?.URL;

interface EnquiryContext {
	/** Once something was sent, this element is connected as long as the widget is. */
	status: RefObject<HTMLElement | null>;
	options: WidgetOptions;
	plan: PlanChoice;
	/** Returns the seed of the idempotency keys. */
	keySeed(): string;
	emit: Emit;
	/** Called once the enquiry is stored, unless the form was reset since it was sent. */
	onStored(receipt: EnquiryReceipt): void;
}

export function useEnquiry({ status, options, plan: chosen, keySeed, emit, onStored }: EnquiryContext) {
	const plan = chosen || undefined;
	const [state, dispatch] = useReducer(reduceEnquiry, initialEnquiry);
	const sending = useRef<AbortController>(null);
	useLayoutEffect(() => {
		return () => {
			// `reset()` remounts the form but the widget stays connected: the request continues, and nobody waits for its answer.
			if (!status.current?.isConnected) sending.current?.abort();
			sending.current = null;
		};
	}, [status]);

	/** @param trap value of the honeypot */
	async function submit(answers: EnquiryDraft, trap: string) {
		if (sending.current) return;
		const { partner } = options;
		const validation = validateAnswers(answers);
		if (!validation.valid) return refuse(validation.errors);
		const abort = new AbortController();
		sending.current = abort;
		try {
			if (!emit('quote-widget:submit', { partner, plan })) return dispatch({ type: 'idle' });
			dispatch({ type: 'submitting' });
			await send(validation.enquiry, trap, abort.signal);
		} catch (error) {
			if (!abort.signal.aborted) fail(error);
		} finally {
			sending.current = null;
		}
	}

	async function send(answers: Answers, trap: string, signal: AbortSignal) {
		const { partner, endpoint } = options;
		const page = pageAddress(location, arrivalUrl, document.referrer);
		const consentVersion = currentConsent.version;
		const origin = { partner, plan, page, consentVersion, language, widgetVersion };
		const enquiry = { ...answers, ...origin, [honeypotField]: trap || undefined };
		const receipt = await sendEnquiry(enquiry, { endpoint, key: keyFor(toJson(enquiry), keySeed()), signal });
		signal.throwIfAborted();
		if (sending.current) {
			// A page that handles the event finds the form empty.
			flushSync(() => {
				dispatch({ type: 'success', receipt, plan: chosen });
				onStored(receipt);
			});
		}
		emit('quote-widget:success', { reference: receipt.reference, partner, plan });
	}

	function refuse(errors: readonly FieldError[]) {
		dispatch({ type: 'refused', errors });
		emit('quote-widget:invalid', { fields: errors.map(({ field }) => field) });
	}

	function fail(error: unknown) {
		const { code, retryable, errors } = error instanceof EnquiryFailure ? error : new EnquiryFailure('unknown', false);
		// A partner's service may respond in any shape.
		const fieldErrors = [errors].flat().filter((error): error is FieldError => error?.field in emptyDraft);
		if (fieldErrors.length) return refuse(language === 'en' ? fieldErrors : fieldErrors.map(inOwnWords));
		dispatch({ type: 'failure' });
		emit('quote-widget:error', { code, retryable });
	}

	/** Validates a field again if it has an error. */
	function correct(field: EnquiryField, answers: () => EnquiryDraft) {
		const shown = state.errors[field];
		if (!shown) return;
		const validation = validateAnswers(answers());
		const message = validation.valid ? undefined : validation.errors.find((error) => error.field === field)?.message;
		if (message !== (shown.isCorrected ? undefined : shown.message)) dispatch({ type: 'corrected', field, message });
	}

	return { state, dispatch, submit, correct };
}

/** The service answers in English; a form in another language has words of its own for the field. */
function inOwnWords({ field, message }: FieldError): FieldError {
	return { field, message: messages[field as keyof typeof messages] ?? message };
}
