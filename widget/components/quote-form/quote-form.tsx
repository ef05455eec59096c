/** The enquiry form: receipt, error summary, fields, and the result of sending. Mounted only while it is shown. */

import { type FocusEvent, type FormEvent, type RefObject, type SyntheticEvent, useLayoutEffect, useRef } from 'react';
import * as comparisonCopy from '#words/comparison-copy.ts';
import { currentConsent } from '#words/consent.ts';
import * as formCopy from '#words/form-copy.ts';
import { dueDateCopy, outcomeCopy, sampleEnquiry } from '#words/form-copy.ts';
import { language, space } from '#words/language.ts';
import { findPlan, type PlanChoice, planIds } from '../../../shared/content/plans/plans.ts';
import { weekAnswer } from '../../../shared/enquiry/answers/gestation.ts';
import { charsetField, honeypotField, testPartner } from '../../../shared/enquiry/enquiry-api.ts';
import type { EnquiryField, PrefilledAnswers } from '../../../shared/enquiry/fields.ts';
import { unlessRefused } from '../../../shared/unless-refused.ts';
import { simulatedEndpoint, type WidgetOptions } from '../../api/options.ts';
import { keyedText } from '../text/keyed-text.tsx';
import type { DraftStorage } from './enquiry/draft-storage.ts';
import { isTouched, readForDraft, readForValidation, writeAnswers } from './enquiry/form-answers.ts';
import type { EnquiryForm } from './enquiry/use-enquiry.ts';
import { EnquiryResult } from './enquiry-result.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { adviseOn } from './fields/advice.ts';
import { ContactSentence } from './fields/contact.tsx';
import { EnquiryFields } from './fields/enquiry-fields.tsx';
import { FieldLink } from './fields/field-link.tsx';
import { Receipt } from './receipt.tsx';

/** Messages shift the layout, so checks wait until the click that took focus from a field has reached its target. */
const checkDelayMs = 300;

export interface QuoteFormProps {
	options: WidgetOptions;
	plan: PlanChoice;
	onChoosePlan(plan: PlanChoice): void;
	/** Answers to fill in; a new object fills in the form again. */
	prefilled: PrefilledAnswers | undefined;
	/** Stores the draft if `options.draft` is on. Its seed of the idempotency keys is used in any case. */
	draft?: DraftStorage;
	enquiry: EnquiryForm;
	/** Ref of the message that takes focus when it appears. */
	message: RefObject<HTMLElement | null>;
}

export function QuoteForm(props: QuoteFormProps) {
	const { options, plan, onChoosePlan, prefilled, draft, enquiry, message } = props;
	const form = useRef<HTMLFormElement>(null);
	const checkTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
	/** Fields that the visitor left or chose, or that code filled in, since the last check. */
	const blurred = useRef(new Set<EnquiryField>());
	const { state, dispatch, submit, check, start } = enquiry;
	const { name, errors, receipt } = state;
	/** Week of a due date that the page filled in, unless the visitor has selected another week since. */
	const filledWeek = state.filled?.week === state.selectedWeek && state.selectedWeek;
	const isFailed = name === 'failure';
	const isSubmitting = name === 'submitting' || name === 'late';
	const sample = plan === state.storedPlan ? '' : sampleEnquiry(findPlan(plan)?.name);

	/** Hidden fields, for a form that is sent without scripts. */
	const hidden = {
		[charsetField]: 'utf-8',
		partner: options.partner,
		partnerTag: options.partnerTag,
		consentVersion: currentConsent.version,
		language,
	};

	const answers = () => readForValidation(form.current as HTMLFormElement);
	const dueDateInput = () => form.current?.elements.namedItem('due-date') as HTMLInputElement | undefined;

	// biome-ignore lint/correctness/useExhaustiveDependencies: runs when the form appears or drafts are turned on.
	useLayoutEffect(() => {
		if (!options.draft || !draft) return;
		draft.claim();
		const stored = form.current && !isTouched(form.current) && draft.load();
		if (stored) {
			const { receipt, storedPlan, edited = [], answers = {} } = stored;
			dispatch({ type: 'restored', state: { receipt, storedPlan, isRestored: edited.length > 0 } });
			fillFromOutside(answers);
		}
		return () => draft.release();
	}, [options.draft]);

	// biome-ignore lint/correctness/useExhaustiveDependencies: runs once per call of `prefill()`.
	useLayoutEffect(() => {
		if (!prefilled) return;
		// Does not overwrite answers that the visitor edited on an earlier page, because they are newer than this page's data.
		const edited = new Set((options.draft && draft?.load()?.edited) || []);
		// A due date would overwrite the edited week.
		if (edited.has('gestationalWeek')) edited.add('dueDate');
		fillFromOutside(Object.fromEntries(Object.entries(prefilled).filter(([field]) => !edited.has(field))));
	}, [prefilled]);

	/** Writes answers of a draft, the page or the due date helper, and has them checked as if the visitor had typed them. */
	function fillFromOutside({ dueDate, ...given }: PrefilledAnswers) {
		const week = weekAnswer(dueDate ?? '');
		const input = dueDateInput();
		if (input && (week || dueDate === '')) {
			given.gestationalWeek = week ?? '';
			input.value = dueDate ?? '';
			// Opens the `<details>`, because the advice on when to apply is in it.
			if (week === 'NA') input.closest('details')?.setAttribute('open', '');
		}
		writeAnswers(form.current as HTMLFormElement, given);
		for (const field in given) blurred.current.add(field as EnquiryField);
		dispatch({ type: 'filled', week });
		checkSoon();
	}

	/** Validates these fields again if they have errors, and updates the advice on all fields. */
	function checkNow() {
		clearTimeout(checkTimer.current);
		const dueDate = dueDateInput();
		if (!dueDate) return;
		const given = answers();
		for (const field of blurred.current) check(field, given);
		blurred.current.clear();
		dispatch({ type: 'advised', advice: adviseOn(given, dueDate.value), week: given.gestationalWeek });
	}

	function checkSoon() {
		clearTimeout(checkTimer.current);
		checkTimer.current = setTimeout(checkNow, checkDelayMs);
	}

	function onInput(event: FormEvent<HTMLFormElement>) {
		const field = (event.target as HTMLInputElement).name as EnquiryField;
		// Postpones the check, because a message about an earlier answer would move the field that the visitor is typing in.
		clearTimeout(checkTimer.current);
		saveDraft(field);
		if (state.live === 'off') dispatch({ type: 'answered' });
		if (field !== 'plan') start();
	}

	function onChange({ target }: FormEvent<HTMLFormElement>) {
		const { name, type } = target as Element as HTMLInputElement;
		// Unlike typed text, a choice is complete at once. Safari does not focus clicked checkboxes, so there may be no `blur`.
		if (/checkbox|select/.test(type)) blurred.current.add(name as EnquiryField);
		checkSoon();
		saveDraft(name);
	}

	function onBlur({ target }: FocusEvent<HTMLFormElement>) {
		const { name } = target as Element as HTMLInputElement;
		if (!name) return;
		blurred.current.add(name as EnquiryField);
		checkSoon();
	}

	function onWeek(gestationalWeek: string) {
		if (!form.current) return;
		fillFromOutside({ gestationalWeek });
		dispatch({ type: 'answered' });
		saveDraft('gestationalWeek');
	}

	function saveDraft(field: string) {
		// `<quote-widget>` itself stores the plan as soon as the visitor chooses a plan.
		if (!options.draft || !draft || field === 'plan') return;
		const edited = new Set(draft.load()?.edited);
		if (field) edited.add(field);
		draft.save({ answers: readForDraft(form.current as HTMLFormElement), edited: [...edited] });
	}

	function onSubmit(event: SyntheticEvent) {
		event.preventDefault();
		// Shows advice now, because later it would move the message away from the toast.
		checkNow();
		const honeypot = form.current?.elements.namedItem(honeypotField) as HTMLInputElement;
		submit(answers(), honeypot.value, draft?.seed);
	}

	return (
		<section className="quote-form" part="form">
			<form
				ref={form}
				// Session recorders (rrweb, PostHog, Sentry, Datadog; Clarity; Hotjar) do not record elements with these markers.
				className="rr-block ph-no-capture sentry-mask dd-privacy-mask"
				data-clarity-mask="true"
				data-hj-suppress=""
				method="post"
				// The partner's page may use another charset.
				acceptCharset="utf-8"
				action={simulatedEndpoint.test(options.endpoint) ? undefined : options.endpoint}
				noValidate
				aria-labelledby="form-title"
				// Removing a focused field fires an event after `form` has been cleared.
				onInput={(event) => form.current && onInput(event)}
				onChange={(event) => form.current && onChange(event)}
				onBlurCapture={(event) => form.current && onBlur(event)}
				onSubmit={onSubmit}
			>
				{receipt && (
					<Receipt ref={name === 'success' ? message : undefined} receipt={receipt} plan={state.storedPlan} />
				)}
				<h2 id="form-title" tabIndex={-1} part="title">
					{formCopy.title}
				</h2>
				{!receipt && <p className="hint">{formCopy.whatItTakes}</p>}
				{options.partner === testPartner && <p className="advice">{outcomeCopy.test}</p>}
				{state.isRestored && <p className="advice">{formCopy.draftRestored}</p>}
				{plan &&
					plan !== planIds[0] &&
					plan !== state.storedPlan &&
					filledIn('plan', comparisonCopy.chosen(`${findPlan(plan)?.name}`))}
				{filledWeek &&
					filledIn('due-date', filledWeek === 'NA' ? dueDateCopy.filledNa : dueDateCopy.filled(filledWeek))}
				<ErrorSummary key={state.messageKey} ref={message} errors={errors} advice={state.advice} />
				{Object.entries(hidden).map(([name, value]) => (
					<input key={name} type="hidden" name={name} value={value} disabled={!value} />
				))}
				<EnquiryFields
					key={`fields${state.fieldsKey}`}
					errors={errors}
					advice={state.advice}
					live={state.live}
					filled={state.filled}
					sample={sample}
					plan={plan}
					onPlan={onChoosePlan}
					phone={options.phone}
					onWeek={onWeek}
				/>
				<EnquiryResult state={state} message={message} />
				<p className="send">
					{/* biome-ignore lint/a11y/useSemanticElements: a fieldset would end the paragraph. */}
					<span
						ref={isSubmitting ? takeFocus : null}
						className="visually-hidden"
						role="group"
						aria-label={isSubmitting ? formCopy.submitting : undefined}
						tabIndex={-1}
					/>
					{/* Handles the click, because without `allow-forms` a sandboxed frame fires no submit event. */}
					<button type="submit" className="button" part="button submit" disabled={isSubmitting} onClick={onSubmit}>
						{isSubmitting ? formCopy.submitting : isFailed ? outcomeCopy.tryAgain : formCopy.submit}
					</button>
					{isFailed && <ContactSentence {...options} />}
				</p>
			</form>
			{/* The links open a new tab, so that typed answers are not lost. */}
			<p className="hint contact">
				{Object.entries({ privacy: formCopy.privacy, terms: formCopy.terms }).map(([page, name]) => (
					<a key={page} href={`${options.site}/${page}`} target="_blank" rel="noopener">
						{name}
					</a>
				))}
			</p>
		</section>
	);
}

/** Names what was filled in for the visitor, with a link to the field. */
function filledIn(field: string, text: string) {
	return (
		<p className="advice">
			{keyedText(text)}
			{space}
			<FieldLink field={field}>{dueDateCopy.change}</FieldLink>
		</p>
	);
}

/**
 * Ref of the hidden group: focuses the group when the button is disabled, because a disabled button loses focus. React sets
 * `aria-label` before it calls the ref, because a name set after focus would be announced a second time.
 */
function takeFocus(element: HTMLElement | null): void {
	if (element?.closest('form')?.matches(':focus-within')) unlessRefused(() => element.focus({ preventScroll: true }));
}
