/** The comparison without a framework: the same table, cards and tools. */

import * as copy from '#words/comparison-copy.ts';
import { planSorts } from '#words/comparison-copy.ts';
import { planFields, recommendationRule } from '#words/plan-words.ts';
import { premiums } from '#words/provenance.ts';
import { benefitInDollars, benefitSentence } from '../../../shared/content/daily-benefit.ts';
import { sumsAssured } from '../../../shared/content/figures.ts';
import { formatDollars } from '../../../shared/content/money.ts';
import { planValue } from '../../../shared/content/plan-value.ts';
import { type Plan, plans, recommendedPlanId } from '../../../shared/content/plans.ts';
import { type Child, h } from './element.ts';

const [nameField, ...fields] = planFields;

export function plansPart(): HTMLElement {
	const benefit = h('p', { class: 'benefit', 'aria-live': 'polite' }, benefitSentence(sumsAssured[0]));
	const part = h(
		'section',
		{ class: 'comparison', 'aria-labelledby': 'comparison-title' },
		h('h2', { id: 'comparison-title' }, copy.title),
		h('p', { class: 'hint' }, copy.premiumsChecked(Date.now() >= premiums.oldFrom)),
		tools(),
		benefit,
		table(),
		h('div', { class: 'plan-cards' }, ...plans.map(card)),
		h('p', { class: 'hint' }, recommendationRule),
		h('p', { class: 'hint' }, copy.notCompared),
		h('p', { class: 'hint' }, copy.careChecked),
	);
	part.addEventListener('change', ({ target }) => {
		if (target instanceof HTMLInputElement && target.name === 'sum-assured') showBenefits(part, Number(target.value));
	});
	return part;
}

function showBenefits(part: HTMLElement, sumAssured: number): void {
	const sentence = part.querySelector('.benefit');
	if (sentence) sentence.textContent = benefitSentence(sumAssured);
	for (const aside of part.querySelectorAll<HTMLElement>('.aside')) {
		const plan = plans.find(({ id }) => id === aside.dataset.plan);
		if (plan) aside.textContent = benefitInDollars(plan, sumAssured);
	}
}

function tools(): HTMLElement {
	return h(
		'div',
		{ class: 'tools' },
		choice(
			copy.sumAssured,
			'radio',
			'sum-assured',
			sumsAssured.map((sum) => [`${sum}`, formatDollars(sum)]),
		),
		select(copy.compare, [['', copy.allPlans], ...plans.map(({ id, name }): [string, string] => [id, name])]),
		select(copy.sortBy, Object.entries(planSorts)),
		h('label', { class: 'option' }, h('input', { type: 'checkbox' }), h('span', {}, copy.highlight)),
		h('div', { class: 'actions' }, h('button', { type: 'button', class: 'print' }, copy.print)),
	);
}

function select(label: string, options: [string, string][]): HTMLElement {
	const choices = options.map(([value, text]) => h('option', { value }, text));
	return h('label', {}, h('span', { class: 'label' }, label), h('select', { class: 'control' }, ...choices));
}

function choice(legend: string, type: string, name: string, options: [string, string][]): HTMLElement {
	const labels = options.map(([value, label], index) =>
		h(
			'label',
			{},
			h('input', { type, name, value, checked: type === 'checkbox' || index === 0 }),
			h('span', {}, label),
		),
	);
	return h('fieldset', { class: 'choice' }, h('legend', { class: 'label' }, legend), ...labels);
}

function table(): HTMLElement {
	const head = h('tr', {}, h('th', { scope: 'row' }, nameField.label), ...plans.map(columnHead));
	const rows = fields.map((field) =>
		h(
			'tr',
			{},
			h('th', { scope: 'row' }, label(field, `about-${field.key}`)),
			...plans.map((plan) => h('td', {}, ...value(plan, field.key))),
		),
	);
	return h(
		'table',
		{ class: 'plan-table' },
		h('caption', {}, copy.caption),
		h('thead', {}, head),
		h('tbody', {}, ...rows),
	);
}

function columnHead(plan: Plan): HTMLElement {
	return h('th', { scope: 'col' }, h('span', { class: 'plan-name' }, plan.name), ...badge(plan));
}

function card(plan: Plan, index: number): HTMLElement {
	const id = `card-${plan.id}`;
	const rows = fields.map((field) =>
		h(
			'div',
			{ class: field.key },
			h('dt', {}, label(field, index === 0 ? `${field.key}-on-card` : undefined)),
			h('dd', {}, ...value(plan, field.key)),
		),
	);
	return h(
		'article',
		{ class: 'plan-card', 'aria-labelledby': id },
		h('header', {}, h('h3', { id, class: 'plan-name' }, plan.name), ...badge(plan)),
		h('dl', {}, ...rows),
		h('button', { type: 'button', class: 'button', 'aria-describedby': id }, copy.getQuote),
		h('p', { class: 'hint', 'aria-live': 'polite' }, index === 0 ? copy.chosen(plan.name) : ''),
	);
}

function badge(plan: Plan): Child[] {
	return plan.id === recommendedPlanId ? [h('span', { class: 'badge' }, copy.recommended)] : [];
}

function label(field: (typeof planFields)[number], explanationId?: string): HTMLElement {
	if (!explanationId || !('term' in field)) return h('span', {}, field.label);
	const button = h('button', { type: 'button', 'aria-describedby': explanationId }, field.label);
	const bubble = { class: 'tooltip-bubble', role: 'tooltip', id: explanationId, popover: 'manual' };
	const wrapper = h('span', { class: 'tooltip' }, button, h('span', bubble, field.term));
	button.addEventListener('focus', () => wrapper.querySelector<HTMLElement>('[popover]')?.showPopover());
	button.addEventListener('blur', () => wrapper.querySelector<HTMLElement>('[popover]')?.hidePopover());
	return wrapper;
}

function value(plan: Plan, field: (typeof planFields)[number]['key']): Child[] {
	const values = [h('span', {}, planValue(plan, field))];
	if (field === 'premium' && plan.bundlingRequired === 'Yes')
		values.push(h('span', { class: 'aside' }, copy.secondPolicy));
	if (field === 'dailyHospitalisation') {
		values.push(h('span', { class: 'aside', 'data-plan': plan.id }, benefitInDollars(plan, sumsAssured[0])));
	}
	return values;
}
