/** The tooltip's 700 ms and 300 ms, on a clock of our own. */

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HoverDelay } from './hover-delay.ts';

beforeEach(() => {
	vi.useFakeTimers();
});
afterEach(() => {
	vi.useRealTimers();
});

test('opens 700 ms after the pointer arrives, not earlier', () => {
	const open = vi.fn();
	new HoverDelay().enter('a', open);
	vi.advanceTimersByTime(699);
	expect(open).not.toHaveBeenCalled();
	vi.advanceTimersByTime(1);
	expect(open).toHaveBeenCalledOnce();
});

test('a pointer that only passes by opens nothing', () => {
	const delay = new HoverDelay();
	const [open, close] = [vi.fn(), vi.fn()];
	delay.enter('a', open);
	vi.advanceTimersByTime(300);
	delay.leave('a', close);
	vi.advanceTimersByTime(5000);
	expect(open).not.toHaveBeenCalled();
	expect(close).not.toHaveBeenCalled();
});

test.each([
	{ pause: 299, atOnce: true },
	{ pause: 300, atOnce: false },
])('$pause ms after one closed, the next opens at once: $atOnce', ({ pause, atOnce }) => {
	const delay = new HoverDelay();
	delay.openNow('a', vi.fn());
	delay.leave('a', vi.fn());
	vi.advanceTimersByTime(pause);
	const open = vi.fn();
	delay.enter('b', open);
	expect(open).toHaveBeenCalledTimes(atOnce ? 1 : 0);
	vi.advanceTimersByTime(700);
	expect(open).toHaveBeenCalledOnce();
});

test('opens at once for the keyboard', () => {
	const open = vi.fn();
	const delay = new HoverDelay();
	delay.enter('a', open);
	delay.openNow('a', open);
	expect(open).toHaveBeenCalledOnce();
	vi.advanceTimersByTime(5000);
	expect(open).toHaveBeenCalledOnce();
});

test('a pointer that goes on to the next word opens that one alone', () => {
	const delay = new HoverDelay();
	const [first, second] = [vi.fn(), vi.fn()];
	delay.enter('a', first);
	vi.advanceTimersByTime(300);
	delay.enter('b', second);
	vi.advanceTimersByTime(699);
	expect(second).not.toHaveBeenCalled();
	vi.advanceTimersByTime(1);
	expect(second).toHaveBeenCalledOnce();
	expect(first).not.toHaveBeenCalled();
});
