/** @vitest-environment jsdom */
/** Tests of the tooltip: opening and closing by pointer, focus and keys. */

import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Tooltip, TooltipText } from './tooltip.tsx';

const open = new Set<Element>();
let clock = 0;

beforeEach(() => {
	vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
	// Starts the clock later than in the previous test, because the controller remembers when that test's last tooltip closed.
	clock += 60_000;
	vi.advanceTimersByTime(clock);
	HTMLElement.prototype.showPopover = function () {
		open.add(this);
	};
	HTMLElement.prototype.hidePopover = function () {
		open.delete(this);
	};
});

afterEach(() => {
	cleanup();
	vi.useRealTimers();
});

function renderTooltips() {
	render(
		<>
			<Tooltip label="Sum assured" textId="about-sum" />
			<Tooltip label="Bundling" textId="about-bundling" />
			<Tooltip label="Bundling again" textId="about-bundling" />
			<TooltipText id="about-sum" label="Sum assured" text="What is paid out." />
			<TooltipText id="about-bundling" label="Bundling" text="Bought with another policy." />
		</>,
	);
	const [first, second, sameAsSecond] = screen.getAllByRole('button') as [HTMLElement, HTMLElement, HTMLElement];
	return { first, second, sameAsSecond };
}

const bubbleOf = (trigger: HTMLElement) =>
	document.getElementById(trigger.getAttribute('aria-describedby') as string) as HTMLElement;
const isOpen = (trigger: HTMLElement) => open.has(bubbleOf(trigger));
const pointer = (type: string, pointerType = 'mouse', relatedTarget: Element | null = null) =>
	Object.assign(new Event(type), { pointerType, relatedTarget });
const hover = (trigger: HTMLElement) => fireEvent(trigger, pointer('pointerenter'));
const rest = (trigger: HTMLElement) => {
	hover(trigger);
	vi.advanceTimersByTime(700);
};
const leave = (element: HTMLElement, to: Element | null = null) =>
	fireEvent(element, pointer('pointerleave', 'mouse', to));
/** Fires the events of a press: an unfocused trigger receives focus before the click. */
const press = (trigger: HTMLElement) => {
	fireEvent(trigger, new Event('pointerdown', { bubbles: true, composed: true }));
	trigger.focus();
	fireEvent.click(trigger);
};
const passOver = (trigger: HTMLElement) => {
	hover(trigger);
	vi.advanceTimersByTime(500);
	leave(trigger);
	vi.advanceTimersByTime(1000);
};

// Clauses: spec 9.7
test('opens 700 ms after the pointer arrives, not before, and not where it only passes over', () => {
	const { first } = renderTooltips();
	passOver(first);
	expect(isOpen(first)).toBe(false);
	hover(first);
	vi.advanceTimersByTime(699);
	expect(isOpen(first)).toBe(false);
	vi.advanceTimersByTime(1);
	expect(isOpen(first)).toBe(true);
});

test('stays shut after Escape, though the pointer came before the focus or passes over the word', () => {
	const { first } = renderTooltips();
	hover(first);
	first.focus();
	fireEvent.keyDown(first, { key: 'Escape' });
	vi.advanceTimersByTime(1000);
	expect(isOpen(first)).toBe(false);
	passOver(first);
	expect(isOpen(first)).toBe(false);
});

test.each([
	{ pause: 299, atOnce: true },
	{ pause: 300, atOnce: false },
])('opens at once $pause ms after the last one closed: $atOnce', ({ pause, atOnce }) => {
	const { first, second } = renderTooltips();
	rest(first);
	leave(first);
	vi.advanceTimersByTime(pause);
	hover(second);
	vi.advanceTimersByTime(0);
	expect(isOpen(second)).toBe(atOnce);
});

test('ignores a finger that slides over it', () => {
	const { first } = renderTooltips();
	fireEvent(first, pointer('pointerenter', 'touch'));
	vi.advanceTimersByTime(1000);
	expect(isOpen(first)).toBe(false);
});

// Clauses: wcag 1.4.13
test('stays while the pointer goes to its bubble and back', () => {
	const { first } = renderTooltips();
	rest(first);
	leave(first, bubbleOf(first));
	leave(bubbleOf(first), first);
	vi.advanceTimersByTime(5000);
	expect(isOpen(first)).toBe(true);
	leave(first, document.body);
	expect(isOpen(first)).toBe(false);
});

test('that two words share closes when the pointer leaves it, whichever of them opened it', () => {
	const { second, sameAsSecond } = renderTooltips();
	for (const trigger of [second, sameAsSecond]) {
		rest(trigger);
		expect(isOpen(trigger)).toBe(true);
		leave(trigger, bubbleOf(trigger));
		leave(bubbleOf(trigger), document.body);
		expect(isOpen(trigger)).toBe(false);
	}
});

test('of the focused word stays while the pointer passes over it and over another', () => {
	const { first, second } = renderTooltips();
	first.focus();
	hover(first);
	leave(first);
	passOver(second);
	expect(isOpen(first)).toBe(true);
});

test('closes when the pointer has rested on another word', () => {
	const { first, second } = renderTooltips();
	first.focus();
	rest(second);
	expect([isOpen(first), isOpen(second)]).toEqual([false, true]);
});

test('opens by a press, closes by the next one, and opens again', () => {
	const { first } = renderTooltips();
	const seen = [1, 2, 3].map(() => {
		press(first);
		return isOpen(first);
	});
	expect(seen).toEqual([true, false, true]);
});

test('closes when focus leaves or the visitor presses elsewhere', () => {
	const { first, second } = renderTooltips();
	fireEvent.focus(first);
	fireEvent.blur(first);
	expect(isOpen(first)).toBe(false);
	fireEvent.click(second);
	fireEvent(document.body, new Event('pointerdown', { bubbles: true, composed: true }));
	expect(isOpen(second)).toBe(false);
});

test('closes by Escape, which does not reach the page', () => {
	const { first } = renderTooltips();
	const onKeyDown = vi.fn();
	document.addEventListener('keydown', onKeyDown);
	fireEvent.focus(first);
	fireEvent.keyDown(first, { key: 'Escape' });
	expect(isOpen(first)).toBe(false);
	expect(onKeyDown).not.toHaveBeenCalled();
	fireEvent.keyDown(first, { key: 'Escape' });
	expect(onKeyDown).toHaveBeenCalledOnce();
	document.removeEventListener('keydown', onKeyDown);
});

test('leaves nothing behind when it is removed while open', async () => {
	const { first } = renderTooltips();
	fireEvent.focus(first);
	const bubble = bubbleOf(first);
	cleanup();
	await waitFor(() => expect(open.has(bubble)).toBe(false));
	expect(vi.getTimerCount()).toBe(0);
});
