/**
 * The enquiry form without a framework or a schema library. At rest it has the controls, texts, ARIA attributes and chips of the
 * widget with `show="form"`; it validates at the same moments (on submit, then each wrong field as it changes) by simpler rules.
 * It has no `::part()`, no drafts, no sending, and of advice only the places.
 */

import { currentConsent } from '#words/consent.ts';
import * as formCopy from '#words/form-copy.ts';
import {
	dueDateCopy,
	gestationalWeekOptions,
	hints,
	labels,
	messages,
	pregnancyTypeLabels,
	sampleEnquiry,
} from '#words/form-copy.ts';
import { limits } from '../../../shared/content/answers.ts';
import { plans } from '../../../shared/content/plans.ts';
import { honeypotField } from '../../../shared/enquiry/enquiry-api.ts';
import { isPastDate } from '../../../shared/enquiry/past-date.ts';
import { type Child, h } from './element.ts';

type Field = Exclude<keyof typeof labels, 'plan'> | 'consent';

export function formPart(): HTMLElement {
	const form = h(
		'form',
		{ method: 'post', novalidate: true, 'aria-labelledby': 'form-title' },
		h('h2', { id: 'form-title', tabindex: '-1' }, formCopy.title),
		h('input', { type: 'hidden', name: 'partner', disabled: true }),
		h('input', { type: 'hidden', name: 'consentVersion', value: currentConsent.version }),
		h('input', { type: 'hidden', name: 'language', value: 'en' }),
		honeypot(),
		field('plan', select('plan', planOptions(), { 'aria-required': false })),
		field('name', h('input', control('name', { autocomplete: 'name', spellcheck: 'false' }))),
		field('dateOfBirth', h('input', control('dateOfBirth', { type: 'date', autocomplete: 'bday' }))),
		field('email', h('input', control('email', { type: 'email', inputmode: 'email', autocomplete: 'email' }))),
		field('mobilePhone', mobilePhone()),
		field('gestationalWeek', select('gestationalWeek', weekOptions()), dueDate()),
		pregnancyType(),
		additionalInfo(),
		consent(),
		h('p', { tabindex: '-1' }, h('button', { type: 'submit', class: 'button' }, formCopy.submit)),
	);
	form.addEventListener('submit', (event) => {
		event.preventDefault();
		showErrors(form);
	});
	form.addEventListener('input', ({ target }) => correct(form, (target as HTMLInputElement).name));
	return h('section', { class: 'quote-form' }, form, h('div', { role: 'status', class: 'status' }));
}

const planOptions = (): [value: string, label: string][] => [
	...plans.map(({ id, name }): [string, string] => [id, name]),
	['', formCopy.notSureYet],
];

const weekOptions = (): [value: string, label: string][] => [
	['', formCopy.selectWeek],
	...gestationalWeekOptions.map(({ value, label }): [string, string] => [value, label]),
];

function select(
	name: Field | 'plan',
	options: [value: string, label: string][],
	attributes: Record<string, string | boolean> = {},
): HTMLElement {
	return h('select', control(name, attributes), ...options.map(([value, label]) => h('option', { value }, label)));
}

function control(name: Field | 'plan', attributes: Record<string, string | boolean> = {}) {
	const described = name in hints && { 'aria-describedby': `${name}-hint` };
	return { id: name, name, class: 'control', 'aria-required': 'true', ...described, ...attributes };
}

const advised: readonly string[] = ['dateOfBirth', 'mobilePhone', 'gestationalWeek', 'pregnancyType'] satisfies Field[];

function field(name: keyof typeof labels, ...content: Child[]): HTMLElement {
	return h(
		'div',
		{ class: 'field' },
		h('label', { for: name, class: 'label' }, labels[name]),
		...hint(name),
		...content,
		...advice(name),
	);
}

function hint(name: string): HTMLElement[] {
	return name in hints ? [h('p', { class: 'hint', id: `${name}-hint` }, hints[name as keyof typeof hints])] : [];
}

function advice(name: string): HTMLElement[] {
	return advised.includes(name) ? [h('p', { class: 'advice', id: `${name}-advice`, 'aria-live': 'polite' })] : [];
}

function honeypot(): HTMLElement {
	const input = h('input', {
		name: honeypotField,
		tabindex: '-1',
		autocomplete: 'off',
		'data-1p-ignore': true,
		'data-lpignore': 'true',
		'data-bwignore': true,
		'data-form-type': 'other',
	});
	return h('label', { class: 'visually-hidden', 'aria-hidden': 'true' }, formCopy.honeypot, input);
}

function mobilePhone(): HTMLElement {
	const id = 'mobilePhone-prefix';
	const input = control('mobilePhone', {
		type: 'tel',
		inputmode: 'tel',
		autocomplete: 'tel',
		placeholder: formCopy.mobilePlaceholder,
		'aria-describedby': `${id} mobilePhone-hint`,
	});
	return h('div', { class: 'prefixed' }, h('span', { class: 'prefix', id }, formCopy.mobilePrefix), h('input', input));
}

function dueDate(): HTMLElement {
	return h(
		'details',
		{},
		h('summary', {}, dueDateCopy.open),
		h('label', { for: 'due-date', class: 'label' }, dueDateCopy.label),
		h('input', { id: 'due-date', type: 'date', class: 'control', 'aria-describedby': 'due-date-week' }),
		h('p', { id: 'due-date-week', class: 'advice', 'aria-live': 'polite' }),
	);
}

function pregnancyType(): HTMLElement {
	const name = 'pregnancyType';
	const options = Object.entries(pregnancyTypeLabels).map(([value, label], index) =>
		h(
			'label',
			{ class: 'option' },
			h('input', { type: 'checkbox', id: name + (index || ''), name, value }),
			h('span', {}, label),
		),
	);
	return h(
		'fieldset',
		{ class: 'field', 'aria-describedby': `${name}-hint` },
		h('legend', { class: 'label' }, labels[name]),
		...hint(name),
		...options,
		...advice(name),
	);
}

/** With a counter, and chips that add and remove a line. */
function additionalInfo(): HTMLElement {
	const area = h(
		'textarea',
		{ ...control('additionalInfo', { 'aria-required': false }), rows: '4' },
		sampleEnquiry(plans[0].name),
	);
	const counter = h('p', { class: 'counter notranslate' });
	const announced = h('p', { class: 'visually-hidden', 'aria-live': 'polite' });
	const chips = formCopy.contactWays.map((line) => {
		const chip = h('button', { type: 'button', class: 'print', 'aria-pressed': 'false' }, line);
		chip.addEventListener('click', () => toggleLine(area, line));
		return chip;
	});
	const legend = h('legend', { class: 'hint' }, formCopy.contactWaysTitle);
	const update = () => {
		counter.textContent = `${area.value.length}/${limits.additionalInfoMaximum}`;
		const lines = area.value.split('\n');
		for (const chip of chips) chip.setAttribute('aria-pressed', `${lines.includes(chip.textContent)}`);
	};
	let pause: ReturnType<typeof setTimeout>;
	area.addEventListener('input', () => {
		update();
		clearTimeout(pause);
		pause = setTimeout(() => announced.replaceChildren(formCopy.charactersUsed(area.value.length)), 1_000);
	});
	update();
	return field('additionalInfo', area, counter, announced, h('fieldset', { class: 'chips' }, legend, ...chips));
}

function toggleLine(area: HTMLTextAreaElement, line: string): void {
	const lines = area.value ? area.value.split('\n') : [];
	const kept = lines.filter((other) => other !== line);
	area.value = (kept.length < lines.length ? kept : [...lines, line]).join('\n');
	area.dispatchEvent(new Event('input', { bubbles: true }));
}

function consent(): HTMLElement {
	const box = h('input', {
		type: 'checkbox',
		id: 'consent',
		name: 'consent',
		value: 'true',
		'aria-required': 'true',
		'aria-describedby': 'consent-text consent-hint',
	});
	return h(
		'div',
		{ class: 'field consent' },
		h('p', { id: 'consent-text' }, currentConsent.text),
		h('p', { class: 'hint', id: 'consent-hint' }, formCopy.whoCalls),
		h('label', { class: 'option' }, box, h('span', {}, formCopy.consentLabel)),
	);
}

const textOf = (form: HTMLFormElement, name: Field) => `${new FormData(form).get(name) ?? ''}`;

const rules: Record<Field, (form: HTMLFormElement) => boolean> = {
	name: (form) => textOf(form, 'name').trim() !== '',
	dateOfBirth: (form) => isPastDate(textOf(form, 'dateOfBirth')),
	email: (form) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(textOf(form, 'email')),
	mobilePhone: (form) => textOf(form, 'mobilePhone').trim().length >= limits.mobilePhoneMinimum,
	gestationalWeek: (form) => textOf(form, 'gestationalWeek') !== '',
	pregnancyType: (form) => textOf(form, 'pregnancyType') !== '',
	additionalInfo: (form) => textOf(form, 'additionalInfo').length <= limits.additionalInfoMaximum,
	consent: (form) => textOf(form, 'consent') !== '',
};

/** Messages at the fields, and a summary above them that takes the focus. */
function showErrors(form: HTMLFormElement): void {
	for (const old of form.querySelectorAll('.error, .error-summary')) old.remove();
	const wrong = (Object.keys(rules) as Field[]).filter((name) => !rules[name](form));
	for (const name of wrong) {
		const error = h('p', { class: 'error', id: `${name}-error` }, messages[name]);
		form.querySelector(`[name=${name}]`)?.setAttribute('aria-invalid', 'true');
		form.querySelector(`[name=${name}]`)?.closest('.field')?.prepend(error);
	}
	if (wrong.length === 0) return;
	const links = wrong.map((name) => h('li', {}, h('a', { href: `#${name}` }, messages[name])));
	const title = h('h3', {}, formCopy.errorSummaryTitle);
	const lead = h('p', {}, formCopy.errorCount(wrong.length));
	const summary = h('section', { class: 'message error-summary', tabindex: '-1' }, title, lead, h('ul', {}, ...links));
	form.querySelector('h2')?.after(summary);
	summary.focus();
}

/** A field without an error is not validated while somebody types. */
function correct(form: HTMLFormElement, name: string): void {
	const error = (form.getRootNode() as ShadowRoot).getElementById(`${name}-error`);
	if (!error) return;
	const isWrong = !rules[name as Field](form);
	error.toggleAttribute('data-corrected', !isWrong);
	form.querySelector(`[name=${name}]`)?.toggleAttribute('aria-invalid', isWrong);
}
