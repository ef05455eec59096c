/** The character counter: as it is seen, and as it is said. */

import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
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
	render(<AdditionalInfo sample="" error={undefined} filled={[0, undefined]} />);
	const type = (text: string) =>
		fireEvent.input(screen.getByLabelText(labels.additionalInfo), { target: { value: text } });
	return { type };
}

/** Lets what the clock has set off be drawn. */
async function pass(milliseconds: number): Promise<void> {
	await vi.advanceTimersByTimeAsync(milliseconds);
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
	expect(screen.getByText(charactersUsed(2)).getAttribute('aria-live')).toBe('polite');
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
