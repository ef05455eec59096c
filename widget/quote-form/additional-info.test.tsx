/** The character counter: as it is seen, and as it is said. */

import { act, cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { charactersUsed, labels } from '../../shared/content/form-copy.ts';
import { AdditionalInfo } from './additional-info.tsx';

beforeEach(() => {
	vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(() => {
	cleanup();
	vi.useRealTimers();
});

function renderField() {
	const field = (outcome: number) => (
		<AdditionalInfo sample="" error={undefined} filled={[outcome, undefined, false]} />
	);
	const { rerender } = render(field(0));
	const box = screen.getByLabelText<HTMLTextAreaElement>(labels.additionalInfo);
	const type = (text: string) => act(() => void fireEvent.input(box, { target: { value: text } }));
	/** As the form does when a draft comes back, or when an enquiry was stored. */
	const fillIn = (text: string) => {
		box.value = text;
		rerender(field(1));
	};
	return { type, fillIn };
}

/** Lets what the clock has set off be drawn. */
async function pass(milliseconds: number): Promise<void> {
	await act(async () => void (await vi.advanceTimersByTimeAsync(milliseconds)));
}

test('is said a second after the last key, once, and never before anything was typed', async () => {
	const { type } = renderField();
	await pass(5_000);
	expect(screen.queryByText(/characters used/)).toBeNull();
	type('H');
	await pass(999);
	type('Hi');
	await pass(999);
	expect(screen.queryByText(/characters used/)).toBeNull();
	await pass(1);
	expect(screen.getByText(charactersUsed(2)).closest('[aria-live="polite"]')).toBeTruthy();
});

test.each(['', 'Kept from before'])('counts %j without a word when the form itself puts it there', async (text) => {
	const { type, fillIn } = renderField();
	type('Hi');
	await pass(1_000);
	fillIn(text);
	await pass(5_000);
	expect(screen.getByText(`${text.length}/600`)).toBeTruthy();
	expect(screen.queryByText(/characters used/)).toBeNull();
	type('Hi');
	await pass(1_000);
	expect(screen.getByText(charactersUsed(2))).toBeTruthy();
});

test('shows that it is over the limit, from the first character too many on', async () => {
	const { type } = renderField();
	type('x'.repeat(600));
	await pass(0);
	expect(screen.getByText('600/600').hasAttribute('data-over')).toBe(false);
	type('x'.repeat(601));
	await pass(0);
	expect(screen.getByText('601/600').hasAttribute('data-over')).toBe(true);
});
