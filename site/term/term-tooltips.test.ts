/** Which explanation the pointer and the focus open and close. */

import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import { attachTermTooltips } from './term-tooltips.ts';

const open = new Set<string>();
let attached: MockInstance<Document['addEventListener']>;

beforeEach(() => {
	vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
	vi.advanceTimersByTime(10_000);
	// This DOM has no popovers of its own.
	Object.assign(HTMLElement.prototype, {
		popover: null,
		showPopover(this: HTMLElement) {
			open.add(this.id);
		},
		hidePopover(this: HTMLElement) {
			open.delete(this.id);
		},
	});
	document.body.innerHTML = `<p><button class="term" popovertarget="term-a" aria-describedby="term-a">one</button> and
		<button class="term" popovertarget="term-b" aria-describedby="term-b">other</button></p>
		<div class="term-note" id="term-a" popover="auto"><b>Explained</b></div>
		<div class="term-note" id="term-b" popover="auto">Explained too</div>`;
	attached = vi.spyOn(document, 'addEventListener');
	attachTermTooltips(document);
});

afterEach(() => {
	for (const [type, listener] of attached.mock.calls) document.removeEventListener(type, listener);
	attached.mockRestore();
	open.clear();
	document.body.replaceChildren();
	vi.useRealTimers();
});

const at = (selector: string) => document.querySelector(selector) as HTMLElement;
const pointAt = (selector: string, pointerType = 'mouse') =>
	at(selector).dispatchEvent(Object.assign(new Event('pointerover', { bubbles: true }), { pointerType }));

test('the pointer opens the explanation of its word after 700 ms, and keeps it while it rests on either', () => {
	pointAt('[aria-describedby=term-a]');
	vi.advanceTimersByTime(699);
	expect([...open]).toEqual([]);
	vi.advanceTimersByTime(1);
	expect([...open]).toEqual(['term-a']);
	pointAt('#term-a b');
	vi.advanceTimersByTime(5000);
	expect([...open]).toEqual(['term-a']);
	pointAt('p');
	expect([...open]).toEqual([]);
});

test('from one word to the next the explanation changes at once', () => {
	pointAt('[aria-describedby=term-a]');
	vi.advanceTimersByTime(700);
	pointAt('[aria-describedby=term-b]');
	expect([...open]).toEqual(['term-b']);
});

test('a finger that passes over a word opens nothing: a tap does, by itself', () => {
	pointAt('[aria-describedby=term-a]', 'touch');
	vi.advanceTimersByTime(5000);
	expect([...open]).toEqual([]);
});

test('the explanation closes when the focus leaves its word', () => {
	pointAt('[aria-describedby=term-a]');
	vi.advanceTimersByTime(700);
	expect([...open]).toEqual(['term-a']);
	at('[aria-describedby=term-a]').dispatchEvent(new Event('focusout', { bubbles: true }));
	expect([...open]).toEqual([]);
});

test('a pointer that passes over another word does not keep the explanation of the one in focus open', () => {
	at('[aria-describedby=term-a]').focus();
	expect([...open]).toEqual(['term-a']);
	pointAt('[aria-describedby=term-b]');
	vi.advanceTimersByTime(100);
	pointAt('p');
	expect([...open]).toEqual(['term-a']);
	at('[aria-describedby=term-a]').blur();
	expect([...open]).toEqual([]);
});

test('a pointer that leaves the word in focus leaves its explanation open', () => {
	at('[aria-describedby=term-a]').focus();
	pointAt('[aria-describedby=term-a]');
	pointAt('p');
	expect([...open]).toEqual(['term-a']);
});

test('a press opens the explanation, and a word is no button of a popover that is expanded and collapsed', () => {
	at('[aria-describedby=term-a]').click();
	expect([...open]).toEqual(['term-a']);
	expect(document.querySelector('[popovertarget]')).toBeNull();
});
