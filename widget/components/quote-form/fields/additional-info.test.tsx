/** @vitest-environment jsdom */
/** Tests of the free-text field: its counter, sample and buttons. */

import { act, cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { charactersUsed, contactWays, labels } from '#words/form-copy.ts';
import { words } from '../../../../shared/content/words/words.ts';
import { AdditionalInfo } from './additional-info.tsx';
import type { FieldStates } from './field.tsx';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));

afterEach(() => {
	cleanup();
	vi.useRealTimers();
});

function renderField() {
	const field = (sample = '', filled?: FieldStates['filled']) => (
		<AdditionalInfo sample={sample} filled={filled} errors={{}} advice={{}} live="polite" />
	);
	const { rerender } = render(field());
	const box = screen.getByLabelText<HTMLTextAreaElement>(labels.additionalInfo);
	const type = (text: string) => fireEvent.input(box, { target: { value: text } });
	/** Fills in the field as a draft or `prefill()` does. */
	const fillIn = (text: string) => {
		box.value = text;
		rerender(field('', { week: undefined }));
	};
	return { box, type, fillIn, offer: (sample: string) => rerender(field(sample)) };
}

/** Advances the timers and renders what they update. */
async function pass(milliseconds: number): Promise<void> {
	await act(async () => void (await vi.advanceTimersByTimeAsync(milliseconds)));
}

test('is announced once, a second after the last key, and never before typing', async () => {
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

test.each(['', 'Kept from before'])('counts a filled-in %j without announcing it', async (text) => {
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

test('counts characters as a person does', async () => {
	const { type } = renderField();
	type('வணக்கம் 👩‍👧');
	await pass(0);
	expect(screen.getByText('7/600')).toBeTruthy();
});

// Clauses: spec 4.5 9.1
test('continues counting over the limit, and marks the first character over it', async () => {
	const { type } = renderField();
	type('x'.repeat(600));
	await pass(0);
	expect(screen.getByText('600/600').hasAttribute('data-over')).toBe(false);
	type('x'.repeat(601));
	await pass(0);
	expect(screen.getByText('601/600').hasAttribute('data-over')).toBe(true);
});

test('a press adds a line on how to be reached, another press removes it, and the visitor’s own words stay', async () => {
	const { box, type, offer } = renderField();
	const [email, evening] = contactWays;
	const chip = (line: string) => screen.getByRole('button', { name: line.replace(/\.$/, '') });
	offer('About Plan 1');
	for (const line of [email, evening]) fireEvent.click(chip(line));
	expect(box.value).toBe(`About Plan 1\n${email}\n${evening}`);
	expect(chip(email).getAttribute('aria-pressed')).toBe('true');
	offer('About Plan 2');
	expect(box.value).toBe(`About Plan 2\n${email}\n${evening}`);
	type(`My own words\n${email}\n${evening}, please`);
	expect(chip(evening).getAttribute('aria-pressed')).toBe('false');
	fireEvent.click(chip(email));
	expect(box.value).toBe(`My own words\n${evening}, please`);
	expect(screen.getByText(`${box.value.length}/600`)).toBeTruthy();
});

test.each(Object.entries(words))('%s: each line ends with a full stop, which its button drops', (_, { formCopy }) => {
	for (const line of formCopy.contactWays) expect(line).toMatch(/[^.。][.。]$/);
});
