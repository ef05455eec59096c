/** How long a toast stays. */

import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as formCopy from '../../shared/content/form-copy.ts';
import { toasts } from '../../shared/content/form-copy.ts';
import { Toast } from './toast.tsx';

beforeEach(() => {
	vi.useFakeTimers();
});

afterEach(() => {
	cleanup();
	vi.useRealTimers();
});

function renderToast() {
	const onDismiss = vi.fn();
	render(<Toast kind="success" {...toasts.success} onDismiss={onDismiss} />);
	// This document has no top layer, and takes a popover for closed.
	const button = screen.getByRole('button', { name: formCopy.dismiss, hidden: true });
	return { onDismiss, button, box: button.parentElement as HTMLElement };
}

const lifetime = 10_000;

test('goes by itself after 10 seconds, not earlier', () => {
	const { onDismiss } = renderToast();
	vi.advanceTimersByTime(lifetime - 1);
	expect(onDismiss).not.toHaveBeenCalled();
	vi.advanceTimersByTime(1);
	expect(onDismiss).toHaveBeenCalledOnce();
});

test.each([
	{ held: 'pointed at', hold: 'mouseEnter', release: 'mouseLeave' },
	{ held: 'focused', hold: 'focus', release: 'blur' },
] as const)('waits while it is $held, and has its whole time again afterwards', ({ hold, release }) => {
	const { onDismiss, button, box } = renderToast();
	const target = hold === 'focus' ? button : box;
	vi.advanceTimersByTime(lifetime - 1);
	fireEvent[hold](target);
	vi.advanceTimersByTime(10 * lifetime);
	expect(onDismiss).not.toHaveBeenCalled();
	fireEvent[release](target);
	vi.advanceTimersByTime(lifetime - 1);
	expect(onDismiss).not.toHaveBeenCalled();
	vi.advanceTimersByTime(1);
	expect(onDismiss).toHaveBeenCalledOnce();
});

test('goes at once when it is dismissed', () => {
	const { onDismiss, button } = renderToast();
	fireEvent.click(button);
	expect(onDismiss).toHaveBeenCalledOnce();
});
