/** A control for every attribute of the element. */

import { planIds } from '../../shared/content/plans.ts';
import { type AttributeName, attributeNames, flagNames, isOn } from '../options.ts';

const choices: Partial<Record<AttributeName, readonly string[]>> = {
	theme: ['light', 'dark', 'auto'],
	plan: planIds,
	show: ['plans', 'form', 'faq', 'plans form', 'form faq', 'plans faq', 'plans form faq'],
	endpoint: ['simulate', 'https://failing.example', 'https://slow.example', 'http://localhost:3000/api/enquiries'],
};

/** Fills the form; calls `apply` as the visitor changes a control, with null where the attribute is to go. */
export function attributeControls(form: HTMLElement, apply: (name: string, value: string | null) => void) {
	const inputs = attributeNames.map((name) => {
		const input = flagNames.includes(name) ? flagInput() : textInput(name, form);
		const label = document.createElement('label');
		label.append(`${name} `, input);
		form.append(label);
		input.addEventListener('input', () => apply(name, writtenValue(input)));
		return { name, input };
	});
	return {
		/** Sets the controls to what the element has now. */
		show(element: Element | null) {
			for (const { name, input } of inputs) {
				const value = element?.getAttribute(name) ?? null;
				input.checked = isOn(value);
				if (input.type !== 'checkbox') input.value = value ?? '';
			}
		},
	};
}

function flagInput(): HTMLInputElement {
	return Object.assign(document.createElement('input'), { type: 'checkbox' });
}

function textInput(name: AttributeName, form: HTMLElement): HTMLInputElement {
	const input = document.createElement('input');
	const list = document.createElement('datalist');
	list.id = `${name}-choices`;
	for (const choice of choices[name] ?? []) list.append(new Option(choice));
	form.append(list);
	input.setAttribute('list', list.id);
	return input;
}

function writtenValue(input: HTMLInputElement): string | null {
	if (input.type === 'checkbox') return input.checked ? '' : null;
	return input.value || null;
}
