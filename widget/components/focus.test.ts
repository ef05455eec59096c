/** @vitest-environment jsdom */
/** Tests of moving focus, and of ignoring the second tap of a double tap. */

import { afterEach, expect, test, vi } from 'vitest';
import { documentProperty } from '../api/document-property.ts';
import { focusFromStart, focusPolitely, ignoreSecondTaps } from './focus.ts';

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

afterEach(() => void vi.restoreAllMocks());

/** Time at which the page moves, in milliseconds. The first press is 500 ms earlier, at the place `first`. */
const movedAt = 1_000;
const first = { clientX: 100, clientY: 300 };

test.each<[string, Partial<MouseEvent>, boolean]>([
	['a press right after the movement is ignored', {}, false],
	['a press made before it on a busy page is ignored', { timeStamp: movedAt - 200 }, false],
	['a press a few pixels away is ignored', { clientX: 110, clientY: 310 }, false],
	['a press later than a double tap is accepted', { timeStamp: movedAt + 300 }, true],
	['a press elsewhere is accepted', { clientY: 400 }, true],
	['a key press is accepted', { detail: 0 }, true],
])('after the widget has moved the page, %s', (_, second, isAccepted) => {
	document.body.innerHTML = '<div></div>';
	const root = (document.querySelector('div') as Element).attachShadow({ mode: 'open' });
	root.innerHTML = '<input type="checkbox"><section tabindex="-1"></section>';
	const [box, message] = root.children as unknown as [HTMLInputElement, HTMLElement];
	ignoreSecondTaps(root);
	vi.spyOn((documentProperty('defaultView') as Window).performance, 'now').mockReturnValue(movedAt);
	const press = (type: string, { timeStamp, ...place }: Partial<MouseEvent>) => {
		const event = new MouseEvent(type, { ...first, detail: 1, bubbles: true, cancelable: true, ...place });
		return box.dispatchEvent(Object.defineProperty(event, 'timeStamp', { value: timeStamp }));
	};
	press('mousedown', { timeStamp: movedAt - 500 });
	focusFromStart(message);
	const timeStamp = movedAt + 100;
	if (second.detail !== 0) expect(press('mousedown', { timeStamp, ...second })).toBe(isAccepted);
	press('click', { timeStamp, ...second });
	expect(box.checked).toBe(isAccepted);
});
