/** @vitest-environment jsdom */
/** Tests of the FAQ: opening answers by press, find-in-page and link. */

import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { faq } from '#words/faq.ts';
import { provenance } from '#words/plan-summary.ts';
import { Faq } from './faq.tsx';

const scrollIntoView = vi.fn();

beforeEach(() => {
	Element.prototype.scrollIntoView = scrollIntoView;
	scrollIntoView.mockClear();
});

afterEach(() => {
	cleanup();
	document.body.replaceChildren();
	history.replaceState(null, '', '/');
});

const question = (index: number) => screen.getAllByRole('button')[index] as HTMLElement;
const isOpen = (index: number) => question(index).getAttribute('aria-expanded') === 'true';
const answer = (index: number) => document.getElementById(question(index).getAttribute('aria-controls') as string);

test('the questions end with the sources of their figures and the dates of the checks', () => {
	render(<Faq />);
	const sources = screen.getByText(/^Sources/).textContent;
	for (const { source, checked } of Object.values(provenance)) {
		expect(sources).toContain(source);
		expect(sources).toContain(checked);
	}
	const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
	expect(links).toEqual([
		[provenance.mediSave.source, provenance.mediSave.href],
		[provenance.mediShield.source, provenance.mediShield.href],
	]);
});

// Clauses: spec 2.19 4.6
test('the questions open and close independently, by press and by find-in-page', () => {
	render(<Faq />);
	fireEvent.click(question(3));
	fireEvent(answer(5) as HTMLElement, new Event('beforematch', { bubbles: true }));
	expect([isOpen(3), isOpen(5)]).toEqual([true, true]);
	expect(answer(3)?.hasAttribute('hidden')).toBe(false);
	fireEvent.click(question(3));
	expect([isOpen(3), isOpen(5)]).toEqual([false, true]);
	expect(answer(3)?.hasAttribute('hidden')).toBe(true);
});

test('a link to an answer opens it on load and on hashchange', async () => {
	location.hash = '#waiting-period';
	render(<Faq />);
	const isOpenById = (id: string) => isOpen(Object.keys(faq).indexOf(id));
	expect(isOpenById('waiting-period')).toBe(true);
	expect(scrollIntoView).toHaveBeenCalledOnce();
	location.hash = '#twins';
	await waitFor(() => expect(isOpenById('twins')).toBe(true));
});

test.each([
	['a hash without a question', '#home'],
	['a hash that is not an identifier', '#a"]b'],
	['a number', '#123'],
	['a dash and a number', '#-1'],
	['the id of an element in the page', '#expats'],
])('no link to an answer is %s', (_, hash) => {
	document.body.innerHTML = '<div id="expats"></div>';
	location.hash = hash;
	render(<Faq />);
	expect(Object.keys(faq).some((_, index) => isOpen(index))).toBe(false);
	expect(scrollIntoView).not.toHaveBeenCalled();
});
