/** The enquiry form: eight fields, the error summary, and the result of sending. Mounted while it is shown. */

import { type FormEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { currentConsent } from '#words/consent.ts';
import * as formCopy from '#words/form-copy.ts';
import { dueDateCopy, sampleEnquiry } from '#words/form-copy.ts';
import { language, space } from '#words/language.ts';
import { findPlan, type PlanChoice } from '../../shared/content/plans/plans.ts';
import { honeypotField } from '../../shared/enquiry/enquiry-api.ts';
import type { EnquiryField, PrefilledAnswers } from '../../shared/enquiry/enquiry-draft.ts';
import { weekAnswer } from '../../shared/enquiry/gestation.ts';
import { simulatedEndpoint, type WidgetOptions } from '../api/options.ts';
import { keyedText } from '../text/keyed-text.tsx';
import type { DraftStorage } from './enquiry/draft-storage.ts';
import { isTouched, readForDraft, readForValidation, writeAnswers } from './enquiry/form-answers.ts';
import type { EnquiryForm } from './enquiry/use-enquiry.ts';
import { CollapsedReceipt, EnquiryResult } from './enquiry-result.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { adviseOn } from './fields/advice.ts';
import { EnquiryFields } from './fields/enquiry-fields.tsx';
import { FieldLink } from './fields/field-link.tsx';
import { focusFromStart } from './focus.ts';

/** Milliseconds. Advice shifts the layout, so it waits until the click that blurred the field has reached its target. */
const adviceDelay = 300;

export interface QuoteFormProps {
	options: WidgetOptions;
	plan: PlanChoice;
	/** Called when the visitor chooses a plan in the form. */
	onChoosePlan(plan: PlanChoice): void;
	/** Answers to fill in; a new object fills in the form again. */
	prefilled: PrefilledAnswers | undefined;
	/** Used if `options.draft` is on. */
	draft?: DraftStorage;
	enquiry: EnquiryForm;
	/** Set to the message that is to be focused. */
	message: RefObject<HTMLElement | null>;
}

export function QuoteForm({ options, plan, onChoosePlan, prefilled, draft, enquiry, message }: QuoteFormProps) {
	const form = useRef<HTMLFormElement>(null);
	const adviceTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
	const { state, dispatch, submit, correct, start } = enquiry;
	const { name, errors, receipt, filledWeek } = state;
	const isSubmitting = name === 'submitting' || name === 'late';
	const sample = plan === state.storedPlan ? '' : sampleEnquiry(findPlan(plan)?.name);
	/** "Get Quote" on the card of another plan starts another enquiry, too. */
	const isCollapsed = state.isCollapsed || plan !== state.storedPlan;
	const isSent = Boolean(receipt) && !isCollapsed;

	const answers = () => readForValidation(form.current as HTMLFormElement);
	const dueDateInput = () => form.current?.elements.namedItem('due-date') as HTMLInputElement | undefined;

	// biome-ignore lint/correctness/useExhaustiveDependencies: runs when the form appears or drafts are turned on.
	useLayoutEffect(() => {
		if (!options.draft || !draft) return;
		draft.claim();
		const kept = form.current && !isTouched(form.current) && draft.load();
		if (kept) {
			const { receipt, storedPlan, edited = [], answers = {} } = kept;
			dispatch({ type: 'restored', kept: { receipt, storedPlan, isRestored: edited.length > 0 } });
			fillIn(answers);
		}
		return () => draft.release();
	}, [options.draft]);

	// biome-ignore lint/correctness/useExhaustiveDependencies: runs once per call of `prefill()`.
	useLayoutEffect(() => {
		if (!prefilled) return;
		// Answers the visitor edited on an earlier page are newer than the page's own data.
		const edited = (options.draft && draft?.load()?.edited) || [];
		fillIn(Object.fromEntries(Object.entries(prefilled).filter(([field]) => !edited.includes(field))));
	}, [prefilled]);

	function fillIn({ dueDate, ...given }: PrefilledAnswers) {
		const week = weekAnswer(dueDate ?? '');
		const input = dueDateInput();
		if (input && (week || dueDate === '')) {
			given.gestationalWeek = week ?? '';
			input.value = dueDate ?? '';
			if (week) input.closest('details')?.setAttribute('open', '');
		}
		writeAnswers(form.current as HTMLFormElement, given);
		for (const field in given) correct(field as EnquiryField, answers);
		dispatch({ type: 'filled', week });
		adviseSoon();
	}

	function adviseSoon() {
		clearTimeout(adviceTimer.current);
		adviceTimer.current = setTimeout(() => {
			const dueDate = dueDateInput();
			if (!dueDate) return;
			const given = answers();
			dispatch({ type: 'advised', advice: adviseOn(given, dueDate.value), week: given.gestationalWeek });
		}, adviceDelay);
	}

	function onInput(event: FormEvent<HTMLFormElement>) {
		const field = (event.target as HTMLInputElement).name as EnquiryField;
		// Advice on an earlier answer would move the field that is being typed in.
		clearTimeout(adviceTimer.current);
		saveDraft(field);
		correct(field, answers);
		if (receipt && !state.isCollapsed) dispatch({ type: 'another' });
		if (field !== 'plan') start();
	}

	function onChange(event: FormEvent<HTMLFormElement>) {
		adviseSoon();
		saveDraft((event.target as HTMLInputElement).name);
	}

	function onWeek(gestationalWeek: string) {
		if (!form.current) return;
		fillIn({ gestationalWeek });
		saveDraft('gestationalWeek');
	}

	function saveDraft(field: string) {
		// The element stores the plan itself once it is chosen.
		if (!options.draft || !draft || field === 'plan') return;
		const edited = new Set(draft.load()?.edited);
		if (field) edited.add(field);
		draft.save({ answers: readForDraft(form.current as HTMLFormElement), edited: [...edited] });
	}

	function startAnother() {
		flushSync(() => dispatch({ type: 'another' }));
		focusFromStart(form.current?.querySelector('h2') as HTMLElement);
	}

	function onSubmit(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		const honeypot = event.currentTarget.elements.namedItem(honeypotField) as HTMLInputElement;
		submit(answers(), honeypot.value, draft?.seed);
		// Disabling the focused button would drop focus: it moves to the button's row.
		if (event.currentTarget.matches(':focus-within'))
			(event.currentTarget.lastElementChild as HTMLElement).focus({ preventScroll: true });
	}

	return (
		<section className="quote-form" part="form">
			<form
				ref={form}
				// Session recorders (rrweb, PostHog, Sentry, Datadog; Clarity; Hotjar) store nothing of what has these marks.
				className="rr-block ph-no-capture sentry-mask dd-privacy-mask"
				data-clarity-mask="true"
				data-hj-suppress=""
				data-sent={isSent || undefined}
				method="post"
				action={options.endpoint === simulatedEndpoint ? undefined : options.endpoint}
				noValidate
				aria-labelledby="form-title"
				// Removing a focused field fires another event, after the form's ref is cleared.
				onInput={(event) => form.current && onInput(event)}
				onChange={(event) => form.current && onChange(event)}
				onSubmit={onSubmit}
			>
				<h2 id="form-title" tabIndex={-1} part="title">
					{formCopy.title}
				</h2>
				{receipt && isCollapsed && <CollapsedReceipt contact={options} reference={receipt.reference} />}
				<p className="hint">{formCopy.whatItTakes}</p>
				{state.isRestored && <p className="advice">{formCopy.draftRestored}</p>}
				{filledWeek && (
					<p className="advice">
						{keyedText(filledWeek === 'NA' ? dueDateCopy.filledNa : dueDateCopy.filled(filledWeek))}
						{space}
						<FieldLink field="gestationalWeek">{dueDateCopy.change}</FieldLink>
					</p>
				)}
				{Object.keys(errors).length > 0 && <ErrorSummary key={state.messageKey} ref={message} errors={errors} />}
				<input type="hidden" name="partner" value={options.partner} disabled={!options.partner} />
				<input type="hidden" name="consentVersion" value={currentConsent.version} />
				<input type="hidden" name="language" value={language} />
				<EnquiryFields
					key={state.fieldsKey}
					errors={errors}
					advice={state.advice}
					sample={sample}
					plan={plan}
					onPlan={onChoosePlan}
					phone={options.phone}
					onWeek={onWeek}
				/>
				<EnquiryResult state={state} contact={options} isSent={isSent} message={message} onAnother={startAnother} />
				<p tabIndex={-1}>
					<button type="submit" className="button" part="button submit" disabled={isSubmitting}>
						{isSubmitting ? formCopy.submitting : formCopy.submit}
					</button>
				</p>
			</form>
			{/* Who this is. A new tab keeps what was typed. */}
			<p className="hint contact">
				<span>{formCopy.imprint}</span>
				<a href={`${options.site}/privacy`} target="_blank" rel="noopener">
					{formCopy.privacy}
				</a>
				<a href={`${options.site}/terms`} target="_blank" rel="noopener">
					{formCopy.terms}
				</a>
			</p>
		</section>
	);
}
