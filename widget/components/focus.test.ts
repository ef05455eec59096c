/** @vitest-environment jsdom */

import { afterEach, beforeEach, expect, test } from 'vitest';
import { focusPolitely } from './focus.ts';

let search: HTMLInputElement;
let field: HTMLInputElement;
let note: HTMLElement;

beforeEach(() => {
	document.body.innerHTML = '<input id="search"><div id="widget"></div>';
	search = document.getElementById('search') as HTMLInputElement;
	const root = (document.getElementById('widget') as HTMLElement).attachShadow({ mode: 'open' });
	root.innerHTML = '<input id="field"><section id="note" tabindex="-1"></section>';
	field = root.getElementById('field') as HTMLInputElement;
	note = root.getElementById('note') as HTMLElement;
});

afterEach(() => {
	document.body.replaceChildren();
});

const focused = () => (note.getRootNode() as ShadowRoot).activeElement;

test('takes focus when no element has it', () => {
	focusPolitely(note);
	expect(focused()).toBe(note);
});

test('moves focus within the widget', () => {
	field.focus();
	expect(focused()).toBe(field);
	focusPolitely(note);
	expect(focused()).toBe(note);
});

test('leaves focus on another part of the page', () => {
	search.focus();
	focusPolitely(note);
	expect(document.activeElement).toBe(search);
});
