/** The toast's text and lifetime. */

import { act, cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as formCopy from '#words/form-copy.ts';
import { toasts } from '#words/form-copy.ts';
import { Toast } from './toast.tsx';

beforeEach(() => {
	vi.useFakeTimers();
});

afterEach(() => {
	cleanup();
	vi.useRealTimers();
});

function renderToast() {
	render(<Toast kind="success" {...toasts.success} />);
	// jsdom has no top layer and hides every popover.
	const button = screen.getByRole('button', { name: formCopy.dismiss, hidden: true });
	return { button, box: button.parentElement as HTMLElement };
}

const isThere = () => screen.queryByText(toasts.success.title) !== null;
const pass = (time: number) =>
	act(() => {
		vi.advanceTimersByTime(time);
	});

const lifetime = 10_000;

// Clauses: wcag 4.1.3
test('has title and text in one paragraph: Chromium announces several paragraphs in any order', () => {
	renderToast();
	const title = screen.getByText(toasts.success.title);
	expect(title.closest('p')).toBe(screen.getByText(toasts.success.text).closest('p'));
});

test('disappears after 10 seconds, not earlier', () => {
	renderToast();
	pass(lifetime - 1);
	expect(isThere()).toBe(true);
	pass(1);
	expect(isThere()).toBe(false);
});

test.each([
	{ held: 'pointed at', hold: 'pointerenter', release: 'pointerleave' },
	{ held: 'focused', hold: 'focusin', release: 'focusout' },
])('stays while it is $held; its lifetime restarts afterwards', ({ held, hold, release }) => {
	const { button, box } = renderToast();
	const target = held === 'focused' ? button : box;
	pass(lifetime - 1);
	fireEvent(target, new Event(hold));
	pass(10 * lifetime);
	expect(isThere()).toBe(true);
	fireEvent(target, new Event(release));
	pass(lifetime - 1);
	expect(isThere()).toBe(true);
	pass(1);
	expect(isThere()).toBe(false);
});

test('disappears at once when dismissed', () => {
	const { button } = renderToast();
	fireEvent.click(button);
	expect(isThere()).toBe(false);
});
