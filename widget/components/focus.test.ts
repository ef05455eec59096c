/** @vitest-environment jsdom */

import { expect, test } from 'vitest';
import { focusPolitely } from './focus.ts';

test.each([
	['takes focus when no element has it', '', 'note'],
	['moves focus within the widget', 'field', 'note'],
	['leaves focus on another part of the page', 'search', 'search'],
])('%s', (_, before, after) => {
	document.body.innerHTML = '<input id="search"><div></div>';
	const root = (document.querySelector('div') as Element).attachShadow({ mode: 'open' });
	root.innerHTML = '<input id="field"><section id="note" tabindex="-1"></section>';
	const find = (id: string) => root.getElementById(id) ?? document.getElementById(id);
	const focused = () => root.activeElement ?? document.activeElement;
	find(before)?.focus();
	expect(focused()).toBe(find(before) ?? document.body);
	focusPolitely(find('note') as HTMLElement);
	expect(focused()).toBe(find(after));
});
