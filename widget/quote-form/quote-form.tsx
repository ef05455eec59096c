/** The enquiry form: eight questions, what is wrong with the answers, and what became of them. */

import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { currentConsent } from '../../shared/content/consent.ts';
import * as formCopy from '../../shared/content/form-copy.ts';
import { sampleEnquiry, toasts } from '../../shared/content/form-copy.ts';
import { findPlan, type PlanId } from '../../shared/content/plans.ts';
import { honeypotField } from '../../shared/enquiry/enquiry-api.ts';
import type { EnquiryDraft, EnquiryField } from '../../shared/enquiry/enquiry-draft.ts';
import type { Emit } from '../element/events.ts';
import { simulatedEndpoint, type WidgetOptions } from '../element/options.ts';
import { keyedText } from '../text/keyed-text.tsx';
import { Toast } from '../toast/toast.tsx';
import { AdditionalInfo } from './additional-info.tsx';
import { Consent, GestationalWeek, PregnancyType } from './choices.tsx';
import type { EnquiryState } from './enquiry-state.ts';
import { ErrorSummary } from './error-summary.tsx';
import { readToCheck, readToKeep, writeAnswers } from './form-answers.ts';
import { Honeypot } from './honeypot.tsx';
import { Confirmation, Failure } from './outcome.tsx';
import { DateOfBirth, Email, MobilePhone, Name } from './personal-fields.tsx';
import { focusFromStart } from './polite-focus.ts';
import { useAdvice } from './use-advice.ts';
import { useDraft } from './use-draft.ts';
import { useEnquiry } from './use-enquiry.ts';
import './quote-form.css';

export interface QuoteFormProps {
	options: WidgetOptions;
	/** The plan the visitor is interested in. */
	plan: PlanId;
	/** Answers to start with; a new object fills the form again. */
	prefilled: Partial<EnquiryDraft> | undefined;
	/** How often the visitor was sent here: each time the form takes focus. */
	focusRequest: number;
	emit: Emit;
}

export function QuoteForm({ options, plan, prefilled, focusRequest, emit }: QuoteFormProps) {
	const form = useRef<HTMLFormElement>(null);
	const heading = useRef<HTMLHeadingElement>(null);
	const started = useRef(false);
	const { advice, adviseSoon, clearAdvice } = useAdvice();
	const { state, submit, correct } = useEnquiry({ form, options, plan, emit });
	const draft = useDraft(options.draft, form, fillIn);
	const { errors, step } = state;
	const planName = findPlan(plan)?.name ?? '';
	const sample = useSample(sampleEnquiry(planName), state.receipt);

	const answers = () => readToCheck(form.current as HTMLFormElement);

	// biome-ignore lint/correctness/useExhaustiveDependencies: once for every call.
	useLayoutEffect(() => {
		if (prefilled) fillIn(prefilled);
	}, [prefilled]);

	// biome-ignore lint/correctness/useExhaustiveDependencies: once for every stored enquiry.
	useLayoutEffect(() => {
		if (!state.receipt) return;
		form.current?.reset();
		clearAdvice();
		draft.forget();
	}, [state.receipt]);

	useEffect(() => {
		if (focusRequest) focusFromStart(heading.current);
	}, [focusRequest]);

	function fillIn(given: Partial<EnquiryDraft>) {
		writeAnswers(form.current as HTMLFormElement, given);
		for (const field in given) correct(field as EnquiryField, answers);
		adviseSoon(answers);
	}

	function onInput(event: FormEvent<HTMLFormElement>) {
		const { name } = event.target as HTMLInputElement;
		keepDraft();
		correct(name as EnquiryField, answers);
		if (started.current) return;
		started.current = true;
		emit('quote-widget:start', { partner: options.partner, plan });
	}

	function onChange() {
		adviseSoon(answers);
		keepDraft();
	}

	function keepDraft() {
		if (!options.draft) return;
		draft.keep({ ...readToKeep(form.current as HTMLFormElement), plan });
	}

	function onSubmit(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		const trap = event.currentTarget.elements.namedItem(honeypotField) as HTMLInputElement;
		submit({ ...answers(), [honeypotField]: trap.value });
		// The button is about to be disabled: who stands on it keeps the place.
		if (event.currentTarget.matches(':focus-within'))
			(event.currentTarget.lastChild as HTMLElement).focus({ preventScroll: true });
	}

	return (
		<section className="quote-form" part="form">
			<form
				ref={form}
				method="post"
				action={options.endpoint === simulatedEndpoint ? undefined : options.endpoint}
				noValidate
				aria-labelledby="form-title"
				// A field that goes away with the whole form, while it is typed in, still tells of it.
				onInput={(event) => form.current && onInput(event)}
				onChange={() => form.current && onChange()}
				onSubmit={onSubmit}
			>
				<h2 ref={heading} id="form-title" tabIndex={-1} part="title">
					{formCopy.title}
				</h2>
				{state.receipt && <Confirmation {...options} reference={state.receipt.reference} />}
				{sample && <p className="about-plan">{keyedText(formCopy.about(planName))}</p>}
				{Object.keys(errors).length > 0 && <ErrorSummary key={step} errors={errors} />}
				<input type="hidden" name="partner" value={options.partner} disabled={!options.partner} />
				<input type="hidden" name="plan" value={plan} />
				<input type="hidden" name="consentVersion" value={currentConsent.version} />
				<Honeypot />
				<Name error={errors.name} />
				<DateOfBirth error={errors.dateOfBirth} advice={advice.dateOfBirth} />
				<Email error={errors.email} />
				<MobilePhone error={errors.mobilePhone} advice={advice.mobilePhone} />
				<GestationalWeek
					error={errors.gestationalWeek}
					advice={advice.gestationalWeek}
					onWeek={(gestationalWeek) => form.current && fillIn({ gestationalWeek })}
					sent={state.receipt}
				/>
				<PregnancyType error={errors.pregnancyType} advice={advice.pregnancyType} />
				<AdditionalInfo sample={sample} error={errors.additionalInfo} filled={[step, prefilled, options.draft]} />
				<Consent error={errors.consent} />
				{state.name === 'failure' && <Failure key={step} {...options} />}
				<p tabIndex={-1}>
					<button type="submit" className="button" part="button submit" disabled={state.name === 'submitting'}>
						{state.name === 'submitting' ? formCopy.submitting : formCopy.submit}
					</button>
				</p>
			</form>
			<div role="status">
				{state.name === 'submitting' && <p className="visually-hidden">{formCopy.submitting}</p>}
				{hasToast(state.name) && <Toast key={step} kind={state.name} {...toasts[state.name]} />}
			</div>
		</section>
	);
}

function hasToast(name: EnquiryState['name']): name is keyof typeof toasts {
	return name in toasts;
}

/** The sample line, and what the form is about, stay away after an enquiry was sent, until another plan is asked about. */
function useSample(sample: string, receipt: object | undefined): string {
	const [sent, setSent] = useState('');
	// biome-ignore lint/correctness/useExhaustiveDependencies: once for every stored enquiry.
	useLayoutEffect(() => {
		if (receipt) setSent(sample);
	}, [receipt]);
	return sample === sent ? '' : sample;
}
