/** @vitest-environment jsdom */
/** Tests of the plan comparison: cards, table, marks and announcements. */

import { cleanup, fireEvent, render, screen, within } from '@testing-library/preact';
import { afterEach, expect, test, vi } from 'vitest';
import * as copy from '#words/comparison-copy.ts';
import { planLabels, planTerms } from '#words/comparison-copy.ts';
import { provenance } from '#words/plan-summary.ts';
import { planValue } from '../../../shared/content/plans/plan-value.ts';
import { type PlanField, plans } from '../../../shared/content/plans/plans.ts';
import { PlanComparison } from './plan-comparison.tsx';

// Uses the specification's plans, because an operator may change `plans.json`.
vi.mock('../../../shared/content/plans.json', async () => {
	const { specifiedPlans: plans } = await import('../../../shared/testing/specified-plans.ts');
	return { default: { plans, withdrawnPlanIds: [] } };
});

afterEach(cleanup);

function renderComparison() {
	const { container } = render(<PlanComparison onSelectPlan={() => {}} />);
	return {
		table: within(screen.getByRole('table', { name: 'Plan comparison' })),
		announced: container.querySelector('.comparison > [aria-live]'),
	};
}

const card = (name: string) => screen.getByRole('article', { name });
const textOf = (elements: readonly Element[]) => elements.map((element) => element.textContent);
const tooltipOf = (word: HTMLElement) => document.getElementById(word.getAttribute('aria-describedby') ?? '');

// Clauses: spec 2.17 3.7, wcag 1.3.1
test('the table has the eight fields and every value of every plan, each term with its tooltip; its columns are named by the plans alone', () => {
	const { table } = renderComparison();
	expect(textOf(table.getAllByRole('columnheader'))).toEqual(plans.map(({ name }) => name));
	expect(table.getAllByRole('row')).toHaveLength(8);
	for (const [key, label] of Object.entries(planLabels)) {
		const row = table.getByRole('rowheader', { name: (name) => name.startsWith(label) }).closest('tr') as HTMLElement;
		for (const [column, plan] of plans.entries())
			expect(row.children[column + 1]?.textContent).toContain(planValue(plan, key as PlanField));
	}
	for (const [field, term] of Object.entries(planTerms))
		expect(tooltipOf(table.getByRole('button', { name: planLabels[field as PlanField] }))?.textContent).toBe(term);
});

test('the parts of the table have explicit roles, because CSS `display` removes the implicit ones', () => {
	const { table } = renderComparison();
	const parts = ['rowgroup', 'row', 'columnheader', 'rowheader', 'cell'].flatMap((role) => table.getAllByRole(role));
	for (const part of [screen.getByRole('table'), ...parts])
		expect(part.hasAttribute('role'), part.outerHTML).toBe(true);
});

// Clauses: spec 2.17
test('a card says the premium, what sets the plan apart, what is bought with it, and its mark', () => {
	renderComparison();
	expect(plans.map(({ name }) => textOf([...card(name).children]))).toEqual([
		[
			...['Plan 1', 'S$409.00', 'Most conditions of the four. Twice the daily benefit.', 'plus a second policy'],
			...['Recommended by our rule', 'Get Quote'],
		],
		[
			...['Plan 2', 'S$408.00', 'The lowest premium, if you want the second policy anyway.'],
			...['plus a second policy', 'Get Quote'],
		],
		['Plan 3', 'S$482.00', 'No second policy.', 'sold on its own', 'Get Quote'],
		[
			...['Plan 4', 'S$440.00', 'Most conditions without a second policy.', 'sold on its own'],
			...['Lowest sold on its own', 'Get Quote'],
		],
	]);
});

test('the rule of “Recommended by our rule” is its tooltip, and stands below the table with how we are paid', () => {
	renderComparison();
	const { recommended, recommendedFor, howWeArePaid } = copy;
	expect(tooltipOf(screen.getByRole('button', { name: recommended }))?.textContent).toBe(recommendedFor);
	expect(screen.getByText(`${recommended}: ${recommendedFor} ${howWeArePaid}`)).toBeTruthy();
});

// Clauses: wcag 1.4.1
test('the best value of a row is marked in words, and no premium that nobody can pay alone', () => {
	const { table } = renderComparison();
	const marked = table.getAllByText(/^(Most|Highest|Lowest sold on its own)$/);
	expect(marked.map((mark) => mark.closest('b')?.textContent)).toEqual([
		'S$440.00 Lowest sold on its own',
		'15 conditions Most',
		'26 conditions Most',
		'2% of sum assured daily Highest',
	]);
});

// Clauses: spec 9.3, wcag 4.1.3
test('another sum assured works the daily benefit out in dollars, keeps the premium readable, and announces both', () => {
	const { table, announced } = renderComparison();
	expect(announced?.textContent).toBe('');
	expect(screen.getByRole('table').textContent).toContain('S$100/day S$3,000 for 30 days');
	const premium = table.getByRole('rowheader', { name: /^Premium/ });
	expect(premium.textContent).toBe('Premium at S$5,000');
	const largest = screen.getByLabelText('S$25,000');
	fireEvent.click(largest);
	expect(announced?.textContent, 'the page has set it').not.toContain('S$25,000');
	fireEvent.click(screen.getByLabelText('S$10,000'));
	largest.focus();
	fireEvent.click(largest);
	expect(screen.getByRole('table').textContent).toContain('S$500/day S$15,000 for 30 days');
	expect(premium.textContent).toBe('Premium at S$5,000; ask for S$25,000');
	for (const { name, premium } of plans)
		expect(card(name).textContent).toContain(`S$${premium}.00at S$5,000; ask for S$25,000`);
	expect(announced?.textContent).toBe(
		'S$25,000: Plan 1 S$500; Plan 2 S$250; Plan 3 S$250; Plan 4 S$250 for each day in hospital. Ask for the premium.',
	);
	screen.getByLabelText('S$5,000').focus();
	fireEvent.click(screen.getByLabelText('S$5,000'));
	expect(announced?.textContent).toMatch(/^S\$5,000: Plan 1 S\$100; .* for each day in hospital\.$/);
});

// Clauses: wcag 4.1.3
test('a plan is announced as its "Get Quote" is pressed', () => {
	const { announced } = renderComparison();
	expect(announced?.textContent).toBe('');
	fireEvent.click(within(card('Plan 2')).getByText('Get Quote'));
	expect(announced?.textContent).toBe(copy.chosen('Plan 2'));
});

test.each([
	{ today: '2026-01-31', said: 'as checked in January 2025. Source' },
	{ today: '2026-02-01', said: 'as checked in January 2025. That is over a year ago: ask for today’s. Source' },
])('on $today it says: $said Its notes tell what is bold, that others exist, and the source', ({ today, said }) => {
	vi.setSystemTime(today);
	renderComparison();
	vi.useRealTimers();
	const note = screen.getByText(/as checked in/).textContent;
	expect(note).toContain(said);
	expect(note).toContain(provenance.premiums.source);
	expect(screen.getByText(copy.compared).textContent).toMatch(
		/^Bold marks the most, or .* Other insurers sell other plans\./,
	);
});
