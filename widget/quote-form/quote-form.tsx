/** The enquiry form: eight fields, the error summary, and the result of sending. */

import { type FormEvent, useLayoutEffect, useRef } from 'react';
import { currentConsent } from '#words/consent.ts';
import * as formCopy from '#words/form-copy.ts';
import { sampleEnquiry, toasts } from '#words/form-copy.ts';
import { language } from '#words/language.ts';
import { findPlan, type PlanChoice } from '../../shared/content/plans.ts';
import { type EnquiryReceipt, honeypotField } from '../../shared/enquiry/enquiry-api.ts';
import type { EnquiryDraft, EnquiryField } from '../../shared/enquiry/enquiry-draft.ts';
import type { Emit } from '../element/events.ts';
import { simulatedEndpoint, type WidgetOptions } from '../element/options.ts';
import { Toast } from '../toast/toast.tsx';
import { adviseOn } from './advice.ts';
import type { DraftStorage } from './draft-storage.ts';
import { EnquiryFields } from './enquiry-fields.tsx';
import { pageSeed } from './enquiry-key.ts';
import type { EnquiryState } from './enquiry-state.ts';
import { ErrorSummary } from './error-summary.tsx';
import { focusPolitely } from './focus.ts';
import { isTouched, readToCheck, readToKeep, writeAnswers } from './form-answers.ts';
import { Confirmation, Failure } from './submission-result.tsx';
import { useEnquiry } from './use-enquiry.ts';
import './quote-form.css';

/** Milliseconds. Advice shifts the layout, so it waits until the click that blurred the field has reached its target. */
const adviceDelay = 300;

export interface QuoteFormProps {
	options: WidgetOptions;
	plan: PlanChoice;
	/** Called when the visitor chooses a plan in the form. */
	onChoosePlan(plan: PlanChoice): void;
	/** Answers to fill in; a new object fills in the form again. */
	prefilled: Partial<EnquiryDraft> | undefined;
	/** Used if `options.draft` is on. */
	draft?: DraftStorage;
	emit: Emit;
	/** Called once the enquiry is stored. */
	onStored?: () => void;
}

/** Stays mounted when `options.show` hides the form, so that an enquiry in flight is finished. */
export function QuoteForm({ options, plan, onChoosePlan, prefilled, draft, emit, onStored }: QuoteFormProps) {
	const form = useRef<HTMLFormElement>(null);
	const message = useRef<HTMLElement>(null);
	const submitRow = useRef<HTMLParagraphElement>(null);
	const status = useRef<HTMLDivElement>(null);
	const started = useRef(false);
	/** Fields the visitor edited, and those of them restored from a draft. */
	const edited = useRef(new Set<string>());
	const restored = useRef<readonly string[]>([]);
	const adviceTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
	const keySeed = () => draft?.seed ?? pageSeed();
	const { state, dispatch, submit, correct } = useEnquiry({ status, options, plan, keySeed, emit, onStored: forget });
	const { name, errors, revision } = state;
	const isShown = options.show.includes('form');
	const sample = plan === state.storedPlan ? '' : sampleEnquiry(findPlan(plan)?.name);

	const answers = () => readToCheck(form.current as HTMLFormElement);

	// biome-ignore lint/correctness/useExhaustiveDependencies: runs when the form appears or drafts are turned on.
	useLayoutEffect(() => {
		const kept = options.draft && form.current && !isTouched(form.current) && draft?.load();
		if (!kept) return;
		const { receipt, storedPlan, answers = {} } = kept;
		restored.current = kept.edited ?? [];
		edited.current = new Set(restored.current);
		fillIn(answers, { receipt, storedPlan, isRestored: restored.current.length > 0 });
	}, [options.draft, isShown]);

	// biome-ignore lint/correctness/useExhaustiveDependencies: runs once per call of `prefill()`.
	useLayoutEffect(() => {
		if (!prefilled || !isShown) return;
		// Answers the visitor edited on an earlier page are newer than the page's own data.
		fillIn(Object.fromEntries(Object.entries(prefilled).filter(([field]) => !restored.current.includes(field))));
	}, [prefilled, isShown]);

	// biome-ignore lint/correctness/useExhaustiveDependencies: runs once per message.
	useLayoutEffect(() => {
		if (message.current) focusPolitely(message.current);
	}, [revision]);

	function fillIn(given: Partial<EnquiryDraft>, kept?: Pick<EnquiryState, 'isRestored' | 'receipt' | 'storedPlan'>) {
		writeAnswers(form.current as HTMLFormElement, given);
		for (const field in given) correct(field as EnquiryField, answers);
		dispatch({ type: 'filled', kept });
		adviseSoon();
	}

	function adviseSoon() {
		clearTimeout(adviceTimer.current);
		adviceTimer.current = setTimeout(() => {
			const dueDate = form.current?.elements.namedItem('due-date') as HTMLInputElement | undefined;
			if (dueDate) dispatch({ type: 'advised', advice: adviseOn(answers(), dueDate.value) });
		}, adviceDelay);
	}

	function onInput(event: FormEvent<HTMLFormElement>) {
		const field = (event.target as HTMLInputElement).name as EnquiryField;
		// Advice on an earlier answer would move the field that is being typed in.
		clearTimeout(adviceTimer.current);
		saveDraft(field);
		correct(field, answers);
		if (started.current || field === 'plan') return;
		started.current = true;
		emit('quote-widget:start', { partner: options.partner, plan: plan || undefined });
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
		if (!options.draft || field === 'plan') return;
		if (field) edited.current.add(field);
		const { receipt, storedPlan } = state;
		const answers = readToKeep(form.current as HTMLFormElement);
		draft?.save({ answers, plan, edited: [...edited.current], receipt, storedPlan });
	}

	function forget(receipt: EnquiryReceipt) {
		edited.current.clear();
		restored.current = [];
		onStored?.();
		if (options.draft) draft?.save({ plan, receipt, storedPlan: plan });
	}

	function onSubmit(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		const trap = event.currentTarget.elements.namedItem(honeypotField) as HTMLInputElement;
		submit(answers(), trap.value);
		// Disabling the focused button would drop focus.
		if (event.currentTarget.matches(':focus-within')) submitRow.current?.focus({ preventScroll: true });
	}

	return (
		<>
			{isShown && (
				<section className="quote-form" part="form">
					<form
						ref={form}
						// Session recorders (rrweb, PostHog, Sentry, Datadog; Clarity; Hotjar) store nothing of what has these marks.
						className="rr-block ph-no-capture sentry-mask dd-privacy-mask"
						data-clarity-mask="true"
						data-hj-suppress=""
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
						{state.receipt && (
							<Confirmation
								ref={name === 'success' ? message : undefined}
								contact={options}
								reference={state.receipt.reference}
								isPast={plan !== state.storedPlan}
							/>
						)}
						{state.isRestored && <p className="advice">{formCopy.draftRestored}</p>}
						{Object.keys(errors).length > 0 && <ErrorSummary key={revision} ref={message} errors={errors} />}
						<input type="hidden" name="partner" value={options.partner} disabled={!options.partner} />
						<input type="hidden" name="consentVersion" value={currentConsent.version} />
						<input type="hidden" name="language" value={language} />
						<EnquiryFields
							key={state.generation}
							errors={errors}
							advice={state.advice}
							fills={state.fills}
							sample={sample}
							plan={plan}
							onPlan={onChoosePlan}
							phone={options.phone}
							onWeek={onWeek}
						/>
						{name === 'failure' && <Failure key={revision} ref={message} contact={options} />}
						<p ref={submitRow} tabIndex={-1}>
							<button type="submit" className="button" part="button submit" disabled={name === 'submitting'}>
								{name === 'submitting' ? formCopy.submitting : formCopy.submit}
							</button>
						</p>
					</form>
				</section>
			)}
			{(isShown || revision > 0) && (
				<div ref={status} role="status" className="status">
					{name === 'submitting' && <p className="visually-hidden">{formCopy.submitting}</p>}
					{hasToast(name) && <Toast key={revision} kind={name} {...toasts[name]} />}
				</div>
			)}
		</>
	);
}

function hasToast(name: EnquiryState['name']): name is keyof typeof toasts {
	return name in toasts;
}
