/** @vitest-environment jsdom */
/** Tests of the tooltips of glossary terms. */

import { beforeEach, expect, test, vi } from 'vitest';
import { attachGlossaryTooltips } from './glossary-tooltips.ts';

const shown = vi.fn();

beforeEach(() => {
	shown.mockReset();
	// jsdom has no popovers.
	Object.assign(HTMLElement.prototype, {
		popover: null,
		showPopover(this: HTMLElement) {
			shown(this.textContent);
		},
		hidePopover() {},
	});
	document.body.innerHTML = `<p><button class="term" popovertarget="term-a" aria-describedby="term-a">one</button> and
		<button class="term" popovertarget="term-a" aria-describedby="term-a">the same</button></p>
		<div class="term-note" id="term-a" popover="auto">Explained</div>`;
	attachGlossaryTooltips(document);
});

test('every button of a term opens its explanation, also one that another button shares', () => {
	const terms = document.querySelectorAll<HTMLElement>('.term');
	for (const term of terms) term.focus();
	expect(shown.mock.calls).toEqual([['Explained'], ['Explained']]);
});

test('a term is described by its explanation, and is no button that expands', () => {
	for (const term of document.querySelectorAll('.term')) {
		expect(term.hasAttribute('popovertarget')).toBe(false);
		expect(term.getAttribute('aria-describedby')).toBe('term-a');
	}
	expect(document.querySelector<HTMLElement>('.term-note')?.popover).toBe('manual');
});
