/** A control for every setting. */

import { isFlag } from '../element/options.ts';
import type { Setting } from './settings.ts';

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export function addControls(panel: HTMLElement, settings: Record<string, Setting>): void {
	for (const [name, setting] of Object.entries(settings)) {
		const field = Object.assign(document.createElement('div'), { className: 'field' });
		const label = Object.assign(document.createElement('label'), { htmlFor: name, textContent: name });
		field.append(label, ...(isFlag(name) ? [checkbox(name)] : textControl(name, setting)));
		panel.append(field);
	}
}

/** Empty where it is off. */
export function writtenValue(control: Control): string {
	return control.type !== 'checkbox' || (control as HTMLInputElement).checked ? control.value : '';
}

export function showValue(control: Control, value: string): void {
	if (control.type === 'checkbox') (control as HTMLInputElement).checked = value !== '';
	else control.value = value;
	// A link may name what is not there.
	if (control instanceof HTMLSelectElement && control.selectedIndex < 0) control.selectedIndex = 0;
}

function checkbox(name: string): HTMLElement {
	return Object.assign(document.createElement('input'), { id: name, name, type: 'checkbox', value: 'true' });
}

function textControl(name: string, { fallback, choices = [], pattern }: Setting): HTMLElement[] {
	const input = Object.assign(document.createElement('input'), { id: name, name, placeholder: fallback });
	const list = Object.assign(document.createElement('datalist'), { id: `${name}-choices` });
	list.append(...choices.map((choice) => new Option(choice)));
	input.spellcheck = false;
	input.setAttribute('list', list.id);
	if (!pattern) return [input, list];
	const hint = Object.assign(document.createElement('p'), { id: `${name}-hint`, className: 'hint' });
	hint.textContent = 'Not understood: it counts as left out.';
	input.pattern = pattern;
	input.setAttribute('aria-describedby', hint.id);
	return [input, hint, list];
}
