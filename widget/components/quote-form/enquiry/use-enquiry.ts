/** Validates and sends an enquiry, updates its state, and emits its events. */

import { useEffect, useReducer, useRef } from 'react';
import { flushSync } from 'react-dom';
import { currentConsent } from '#words/consent.ts';
import { messages } from '#words/form-copy.ts';
import { language } from '#words/language.ts';
import { figuresMonth } from '../../../../shared/content/figures/figures-month.ts';
import type { PlanChoice } from '../../../../shared/content/plans/plans.ts';
import { pageAddress } from '../../../../shared/enquiry/answers/page-address.ts';
import { type EnquiryReceipt, honeypotField } from '../../../../shared/enquiry/enquiry-api.ts';
import { type Answers, type FieldError, validateAnswers } from '../../../../shared/enquiry/enquiry-schema.ts';
import { type EnquiryDraft, type EnquiryField, emptyDraft } from '../../../../shared/enquiry/fields.ts';
import { framePage } from '../../../../shared/serving/page-files.ts';
import { documentProperty } from '../../../api/document-property.ts';
import { widgetVersion } from '../../../api/embed/widget-files.ts';
import type { Emit } from '../../../api/events.ts';
import type { WidgetOptions } from '../../../api/options.ts';
import { pageSeed } from './enquiry-key.ts';
import { initialEnquiry, reduceEnquiry } from './enquiry-state.ts';
import { EnquiryFailure, sendEnquiry } from './send-enquiry.ts';

/** Version of the widget and month of its figures. The service's response warns if these are outdated. */
const buildVersion = `${widgetVersion}+${figuresMonth}`;

const stillTryingAfterMs = 4_000;

/** The page's URL on load, with its campaign, which client-side routing may later remove from `location`. */
const arrivalUrl = globalThis.document && documentProperty('URL');

export interface EnquiryContext {
	options: WidgetOptions;
	plan: PlanChoice;
	emit: Emit;
	/** Aborted when the widget leaves the page, which cancels an enquiry in flight. */
	signal: AbortSignal;
	/** Called once the enquiry is stored, unless the form was reset since it was sent. */
	onStored?: (receipt: EnquiryReceipt) => void;
}

export type EnquiryForm = ReturnType<typeof useEnquiry>;

export function useEnquiry({ options, plan: planChoice, emit, signal, onStored }: EnquiryContext) {
	const plan = planChoice || undefined;
	const [state, dispatch] = useReducer(reduceEnquiry, initialEnquiry);
	const isSending = useRef(false);
	const isStarted = useRef(false);
	// `reset()` remounts the form but stops no request. The response must not empty what the visitor has typed since.
	useEffect(
		() => () => {
			isSending.current = false;
		},
		[],
	);

	async function submit(answers: EnquiryDraft, honeypotValue: string, seed = pageSeed()) {
		if (isSending.current) return;
		const { partner } = options;
		const validation = validateAnswers(answers);
		if (!validation.valid) return reportErrors(validation.errors);
		isSending.current = true;
		let late: ReturnType<typeof setTimeout> | undefined;
		try {
			if (!emit('quote-widget:submit', { partner, plan })) return dispatch({ type: 'idle' });
			dispatch({ type: 'submitting' });
			late = setTimeout(() => dispatch({ type: 'late' }), stillTryingAfterMs);
			// Not `.catch(fail)`, because an error in `confirm` must not count as a failure to send.
			await send(validation.enquiry, honeypotValue, seed).then(confirm, fail);
		} finally {
			clearTimeout(late);
			isSending.current = false;
		}
	}

	async function send(answers: Answers, honeypotValue: string, seed: string) {
		const { partner, partnerTag, endpoint } = options;
		const referrer = documentProperty('referrer');
		const page = pageAddress(visitedPage(referrer), arrivalUrl, referrer);
		const consentVersion = currentConsent.version;
		const provenance = { partner, partnerTag, plan, page, consentVersion, language, widgetVersion: buildVersion };
		const enquiry = { ...answers, ...provenance, [honeypotField]: honeypotValue || undefined };
		return sendEnquiry(enquiry, { endpoint, seed, signal });
	}

	function confirm(receipt: EnquiryReceipt) {
		if (signal.aborted) return;
		if (isSending.current) {
			// Renders before the event, so that the event's listeners find the form empty.
			flushSync(() => {
				dispatch({ type: 'success', receipt, storedPlan: planChoice });
				onStored?.(receipt);
			});
		}
		emit('quote-widget:success', { reference: receipt.reference, partner: options.partner, plan });
	}

	function reportErrors(errors: readonly FieldError[]) {
		dispatch({ type: 'invalid', errors });
		emit('quote-widget:invalid', { fields: errors.map(({ field }) => field) });
	}

	function fail(error: unknown) {
		if (signal.aborted) return;
		const { code, retryable, errors } = error instanceof EnquiryFailure ? error : new EnquiryFailure('unknown', false);
		// A partner's service may respond in any shape.
		const fieldErrors = [errors]
			.flat()
			.filter((error): error is FieldError => error && Object.hasOwn(emptyDraft, error.field));
		if (fieldErrors.length) return reportErrors(fieldErrors.map(withOwnMessage));
		dispatch({ type: 'failure' });
		emit('quote-widget:error', { code, retryable });
	}

	/** Validates a field again. The reducer ignores the result for a field without an error. */
	function check(field: EnquiryField, answers: EnquiryDraft) {
		const validation = validateAnswers(answers);
		const message = validation.valid ? undefined : validation.errors.find((error) => error.field === field)?.message;
		dispatch({ type: 'checked', field, message });
	}

	function start() {
		if (isStarted.current) return;
		isStarted.current = true;
		emit('quote-widget:start', { partner: options.partner, plan });
	}

	return { state, dispatch, submit, check, start };
}

/** Replaces the service's message, which is in English, in a form in another language, and if a partner's service sends none. */
function withOwnMessage({ field, message }: FieldError): FieldError {
	const own = messages[field as keyof typeof messages];
	return { field, message: (language === 'en' && message) || own };
}

/**
 * URL of the page that the visitor sees: for the widget's frame page the referrer; for a `srcdoc` frame the base URI, because its
 * referrer may have only an origin.
 */
function visitedPage(referrer: string): URL | Location {
	if (location.protocol === 'about:') return new URL(documentProperty('baseURI'));
	return location.pathname === framePage && referrer ? new URL(referrer) : location;
}
