/** When a tooltip opens and closes. */

import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Tooltip } from './tooltip.tsx';

const open = new Set<Element>();

beforeEach(() => {
	vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
	vi.advanceTimersByTime(10_000);
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

function renderTwo() {
	render(
		<>
			<Tooltip label="Sum assured" text="What is paid out." />
			<Tooltip label="Bundling" text="Bought with another policy." />
		</>,
	);
	const [first, second] = screen.getAllByRole('button') as [HTMLElement, HTMLElement];
	return { first, second };
}

const bubbleOf = (trigger: HTMLElement) =>
	document.getElementById(trigger.getAttribute('aria-describedby') as string) as HTMLElement;
const isOpen = (trigger: HTMLElement) => open.has(bubbleOf(trigger));
const wrapperOf = (trigger: HTMLElement) => trigger.parentElement as HTMLElement;
const pointer = (type: string, pointerType = 'mouse') => Object.assign(new Event(type), { pointerType });
const hover = (trigger: HTMLElement) => fireEvent(wrapperOf(trigger), pointer('pointerenter'));
const leave = (trigger: HTMLElement) => fireEvent(wrapperOf(trigger), pointer('pointerleave'));
const passOver = (trigger: HTMLElement) => {
	hover(trigger);
	vi.advanceTimersByTime(500);
	leave(trigger);
	vi.advanceTimersByTime(1000);
};

describe('a tooltip', () => {
	test('describes its word', () => {
		const { first } = renderTwo();
		expect(bubbleOf(first).getAttribute('role')).toBe('tooltip');
		expect(bubbleOf(first).textContent).toBe('What is paid out.');
	});

	test('opens 700 ms after the pointer arrives, not before', () => {
		const { first } = renderTwo();
		hover(first);
		vi.advanceTimersByTime(699);
		expect(isOpen(first)).toBe(false);
		vi.advanceTimersByTime(1);
		expect(isOpen(first)).toBe(true);
	});

	test('stays shut when the pointer only passes over', () => {
		const { first } = renderTwo();
		passOver(first);
		expect(isOpen(first)).toBe(false);
	});

	test('stays shut after Escape when the pointer only passes over the word in focus', () => {
		const { first } = renderTwo();
		first.focus();
		fireEvent.keyDown(first, { key: 'Escape' });
		vi.advanceTimersByTime(1000);
		passOver(first);
		expect(isOpen(first)).toBe(false);
	});

	test('closes for good though the pointer came before the focus', () => {
		const { first } = renderTwo();
		hover(first);
		fireEvent.focus(first);
		fireEvent.keyDown(first, { key: 'Escape' });
		vi.advanceTimersByTime(1000);
		expect(isOpen(first)).toBe(false);
	});

	test.each([
		{ pause: 299, atOnce: true },
		{ pause: 300, atOnce: false },
	])('opens at once $pause ms after the last one closed: $atOnce', ({ pause, atOnce }) => {
		const { first, second } = renderTwo();
		hover(first);
		vi.advanceTimersByTime(700);
		leave(first);
		vi.advanceTimersByTime(pause);
		hover(second);
		vi.advanceTimersByTime(0);
		expect(isOpen(second)).toBe(atOnce);
	});

	test.each(['focus', 'click'])('opens at once by %s', (type) => {
		const { first } = renderTwo();
		fireEvent(first, new Event(type));
		expect(isOpen(first)).toBe(true);
	});

	test('ignores a finger that slides over it', () => {
		const { first } = renderTwo();
		fireEvent(wrapperOf(first), pointer('pointerenter', 'touch'));
		vi.advanceTimersByTime(1000);
		expect(isOpen(first)).toBe(false);
	});

	test('closes when focus leaves or the visitor presses elsewhere', () => {
		const { first, second } = renderTwo();
		fireEvent.focus(first);
		fireEvent.blur(first);
		expect(isOpen(first)).toBe(false);
		fireEvent.click(second);
		fireEvent(document.body, new Event('pointerdown', { bubbles: true, composed: true }));
		expect(isOpen(second)).toBe(false);
	});
});

describe('Escape', () => {
	test('closes the tooltip and does not reach the page', () => {
		const { first } = renderTwo();
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
});

test('leaves nothing behind when it is removed while open', async () => {
	const { first } = renderTwo();
	fireEvent.focus(first);
	const bubble = bubbleOf(first);
	cleanup();
	await vi.waitFor(() => expect(open.has(bubble)).toBe(false));
	expect(vi.getTimerCount()).toBe(0);
});
