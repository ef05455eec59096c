/** The enquiry form without a framework or a schema library: the same fields and texts, and simpler rules. */

import { limits } from '../../../shared/content/answers.ts';
import { currentConsent } from '../../../shared/content/en/consent.ts';
import * as formCopy from '../../../shared/content/en/form-copy.ts';
import {
	dueDateCopy,
	gestationalWeekOptions,
	messages,
	pregnancyTypeLabels,
	sampleEnquiry,
} from '../../../shared/content/en/form-copy.ts';
import { plans } from '../../../shared/content/plans.ts';
import { honeypotField } from '../../../shared/enquiry/enquiry-api.ts';
import { isPastDate } from '../../../shared/enquiry/past-date.ts';
import { type Child, h } from './element.ts';

const { labels, hints } = formCopy;
type Field = Exclude<keyof typeof labels, 'plan'> | 'consent';

export function formPart(): HTMLElement {
	const counter = h('p', { class: 'counter' });
	const form = h(
		'form',
		{ method: 'post', novalidate: true, 'aria-labelledby': 'form-title' },
		h('h2', { id: 'form-title', tabindex: '-1' }, formCopy.title),
		h('input', { type: 'hidden', name: 'consentVersion', value: currentConsent.version }),
		honeypot(),
		field('plan', planSelect()),
		field('name', h('input', control('name', { autocomplete: 'name', spellcheck: 'false' }))),
		field(
			'dateOfBirth',
			h('input', control('dateOfBirth', { type: 'date', autocomplete: 'bday' })),
			advice('dateOfBirth'),
		),
		field('email', h('input', control('email', { type: 'email', inputmode: 'email', autocomplete: 'email' }))),
		field('mobilePhone', mobilePhone(), advice('mobilePhone')),
		field('gestationalWeek', gestationalWeek(), dueDate(), advice('gestationalWeek')),
		pregnancyType(),
		field('additionalInfo', additionalInfo(), counter),
		consent(),
		h('button', { type: 'submit' }, formCopy.submit),
	);
	const count = () => {
		counter.textContent = `${textOf(form, 'additionalInfo').length}/${limits.additionalInfoMaximum}`;
	};
	form.addEventListener('input', count);
	form.addEventListener('submit', (event) => {
		event.preventDefault();
		showErrors(form);
	});
	count();
	return h('section', { class: 'quote-form' }, form, h('div', { role: 'status' }));
}

function planSelect(): HTMLElement {
	const options = plans.map(({ id, name }) => h('option', { value: id }, name));
	return h('select', control('plan'), ...options, h('option', { value: '' }, formCopy.notSureYet));
}

function control(name: Field | 'plan', attributes: Record<string, string> = {}): Record<string, string> {
	return { id: name, name, class: 'control', ...attributes };
}

function field(name: keyof typeof labels, ...content: Child[]): HTMLElement {
	const hint = name in hints ? [h('p', { class: 'hint', id: `${name}-hint` }, hints[name as keyof typeof hints])] : [];
	return h('div', { class: 'field' }, h('label', { for: name, class: 'label' }, labels[name]), ...hint, ...content);
}

function advice(name: Field): HTMLElement {
	return h('p', { class: 'advice', id: `${name}-advice`, 'aria-live': 'polite' });
}

function honeypot(): HTMLElement {
	const input = h('input', { name: honeypotField, tabindex: '-1', autocomplete: 'off' });
	return h('label', { class: 'visually-hidden', 'aria-hidden': 'true' }, formCopy.honeypot, input);
}

function mobilePhone(): HTMLElement {
	const prefix = h('span', { class: 'prefix', 'aria-hidden': 'true' }, formCopy.mobilePrefix);
	const attributes = { type: 'tel', autocomplete: 'tel', placeholder: formCopy.mobilePlaceholder };
	return h('div', { class: 'prefixed' }, prefix, h('input', control('mobilePhone', attributes)));
}

function gestationalWeek(): HTMLElement {
	const options = [{ value: '', label: formCopy.selectWeek }, ...gestationalWeekOptions];
	return h('select', control('gestationalWeek'), ...options.map(({ value, label }) => h('option', { value }, label)));
}

function dueDate(): HTMLElement {
	return h(
		'details',
		{},
		h('summary', {}, dueDateCopy.open),
		h('label', { for: 'due-date', class: 'label' }, dueDateCopy.label),
		h('input', { id: 'due-date', type: 'date', class: 'control' }),
		h('p', { class: 'advice', 'aria-live': 'polite' }),
	);
}

function pregnancyType(): HTMLElement {
	const options = Object.entries(pregnancyTypeLabels).map(([value, label]) =>
		h(
			'label',
			{ class: 'option' },
			h('input', { type: 'checkbox', name: 'pregnancyType', value }),
			h('span', {}, label),
		),
	);
	const hint = h('p', { class: 'hint', id: 'pregnancyType-hint' }, hints.pregnancyType);
	const legend = h('legend', { class: 'label' }, labels.pregnancyType);
	return h('fieldset', { class: 'field' }, legend, hint, ...options, advice('pregnancyType'));
}

function additionalInfo(): HTMLElement {
	return h('textarea', { ...control('additionalInfo'), rows: '4' }, sampleEnquiry(plans[0].name));
}

function consent(): HTMLElement {
	const box = h('input', { type: 'checkbox', id: 'consent', name: 'consent', value: 'true' });
	return h(
		'div',
		{ class: 'field consent' },
		h('p', { id: 'consent-text' }, currentConsent.text),
		h('p', { class: 'hint' }, formCopy.whoCalls),
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

function showErrors(form: HTMLFormElement): void {
	for (const error of form.querySelectorAll('.error')) error.remove();
	for (const name of Object.keys(rules) as Field[]) {
		if (rules[name](form)) continue;
		const wrong = form.querySelector(`[name=${name}]`);
		wrong?.setAttribute('aria-invalid', 'true');
		wrong?.closest('.field')?.prepend(h('p', { class: 'error' }, messages[name]));
	}
}
