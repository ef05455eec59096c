/** @vitest-environment jsdom */

import { cleanup, fireEvent, render, screen, within } from '@testing-library/preact';
import { afterEach, expect, test, vi } from 'vitest';
import * as copy from '#words/comparison-copy.ts';
import { planLabels, planTerms } from '#words/comparison-copy.ts';
import { provenance } from '#words/plan-summary.ts';
import { planValue } from '../../../shared/content/plans/plan-value.ts';
import { type PlanField, plans } from '../../../shared/content/plans/plans.ts';
import { PlanComparison } from './plan-comparison.tsx';

// Whatever an operator makes of the plans, the comparison is tested on those of the specification.
vi.mock('../../../shared/content/plans.json', async () => {
	const { specifiedPlans: plans } = await import('../../../shared/testing/specified-plans.ts');
	return { default: { plans, withdrawnPlanIds: [] } };
});

afterEach(cleanup);

function renderComparison() {
	const { container } = render(<PlanComparison chosenPlan="plan-1" onSelectPlan={() => {}} />);
	// Each width shows one of the two tables.
	const [short, whole] = screen.getAllByRole('table', { name: 'Plan comparison' }) as [HTMLElement, HTMLElement];
	return {
		container,
		short: within(short),
		table: within(whole),
		announced: container.querySelector('.comparison > [aria-live]'),
	};
}

const { chosen, lowestStandalone, premiumBasis, secondPolicy, shortTable } = copy;
const card = (name: string) => within(screen.getByRole('article', { name }));
const highlight = () => fireEvent.click(screen.getByLabelText('Highlight differences'));
const textOf = (elements: readonly Element[]) => elements.map((element) => element.textContent);

// Clauses: spec 2.17 3.7, wcag 1.3.1
test('the table has a header for each of the eight fields and every value of every plan; its columns are named by the plans alone', () => {
	const { table } = renderComparison();
	expect(textOf(table.getAllByRole('columnheader'))).toEqual(plans.map(({ name }) => name));
	for (const [key, label] of Object.entries(planLabels)) {
		const row = table.getByRole('rowheader', { name: (name) => name.startsWith(label) }).closest('tr') as HTMLElement;
		for (const [column, plan] of plans.entries())
			expect(row.children[column + 1]?.textContent).toContain(planValue(plan, key as PlanField));
	}
});

test('every card has the eight fields, each explained term with its tooltip', () => {
	renderComparison();
	for (const plan of plans) {
		const { getByRole, getByText } = card(plan.name);
		for (const field of Object.keys(planLabels) as PlanField[])
			expect(screen.getByRole('article', { name: plan.name }).textContent).toContain(planValue(plan, field));
		for (const [field, term] of Object.entries(planTerms)) {
			const word = getByRole('button', { name: planLabels[field as PlanField] });
			expect(document.getElementById(word.getAttribute('aria-describedby') ?? '')?.textContent).toBe(term);
		}
		expect(getByText('Get Quote')).toBeTruthy();
	}
});

test('no premium stands without what it is for, its month and its second policy', () => {
	const { short, table } = renderComparison();
	expect(premiumBasis).toBe('at S$5,000, January 2025');
	expect(table.getByText(premiumBasis).closest('tr')?.textContent).toContain('S$409.00');
	for (const { name, premium, bundlingRequired } of plans) {
		const shown = card(name).getByText(`S$${premium}.00`).closest('div');
		expect(shown?.textContent).toContain(premiumBasis);
		expect(shown?.textContent?.includes(secondPolicy)).toBe(bundlingRequired === 'Yes');
		expect(short.getByText(name).closest('tr')?.textContent).toMatch(bundlingRequired === 'Yes' ? / Yes\d/ : / No\d/);
	}
	expect(shortTable.note).toContain('at S$5,000, January 2025');
	expect(screen.getByText(shortTable.note)).toBeTruthy();
});

test('“Recommended” stands with its rule and how we are paid, in the card and above the whole table', () => {
	const { container, table } = renderComparison();
	for (const { name } of plans) expect(card(name).queryByText('Recommended') !== null).toBe(name === plans[0].name);
	const mark = card(plans[0].name).getByText('Recommended').parentElement;
	const explained = `Recommended${copy.recommendedFor}${copy.howWeArePaid}`;
	expect(mark?.textContent).toBe(explained);
	expect(container.querySelector('.rule')?.textContent).toBe(explained);
	const row = table.getByRole('rowheader', { name: 'What we point out' }).closest('tr') as HTMLElement;
	expect(textOf([...row.children])).toEqual(['What we point out', 'Recommended', '', '', lowestStandalone]);
});

// Clauses: wcag 1.4.1
test('highlighting marks in words the best values and the values that all plans share, and no premium that nobody can pay alone', () => {
	const { short, table, announced } = renderComparison();
	expect(table.queryByText('Most')).toBeNull();
	highlight();
	const marked = (view: typeof table) =>
		view.getAllByText(/^(Most|Highest|Lowest sold on its own)$/).map((mark) => mark.closest('td')?.textContent);
	expect(marked(table)).toEqual([
		'S$440.00 Lowest sold on its own',
		'15 conditions Most',
		'26 conditions Most',
		'2% of sum assured daily HighestS$100 a day, S$3,000 for 30 days',
	]);
	expect(marked(short)).toEqual(['41 Most', '100 Highest', 'S$440.00 Lowest sold on its own']);
	expect(textOf(table.getAllByText('Same for all').map((note) => note.closest('th') as Element))).toEqual([
		'Minimum sum assuredSame for all',
	]);
	expect(announced?.textContent).toBe(
		'The best values are in bold, of premiums the lowest sold on its own. What all plans share is marked.',
	);
	highlight();
	expect(announced?.textContent).toBe('');
});

// Clauses: spec 9.3, wcag 4.1.3
test('another sum assured works the daily benefit out in dollars, asks for the premium, and announces both', () => {
	const { short, table, announced } = renderComparison();
	expect(announced?.textContent).toBe('');
	expect(table.getByText('S$100 a day, S$3,000 for 30 days')).toBeTruthy();
	highlight();
	const largest = screen.getByLabelText('S$25,000');
	fireEvent.click(largest);
	expect(announced?.textContent, 'the page has set it').not.toContain('S$25,000');
	fireEvent.click(screen.getByLabelText('S$10,000'));
	largest.focus();
	fireEvent.click(largest);
	expect(table.getByText('S$500 a day, S$15,000 for 30 days')).toBeTruthy();
	expect(short.getByRole('row', { name: /^Plan 1/ }).textContent).toBe('Plan 1Ask Yes41 Most500 Highest');
	expect(table.getAllByText('Ask for a quote')).toHaveLength(plans.length);
	expect(screen.getByText(copy.askForPremium)).toBeTruthy();
	for (const text of [/^S\$4\d\d/, /^Lowest sold/, lowestStandalone, premiumBasis, secondPolicy, shortTable.note])
		expect(screen.queryAllByText(text)).toEqual([]);
	expect(announced?.textContent).toBe(
		'S$25,000: Plan 1 S$500; Plan 2 S$250; Plan 3 S$250; Plan 4 S$250 for each day in hospital. Ask for the premium.',
	);
	screen.getByLabelText('S$5,000').focus();
	fireEvent.click(screen.getByLabelText('S$5,000'));
	expect(announced?.textContent).toMatch(/^S\$5,000: Plan 1 S\$100; .* for each day in hospital\.$/);
});

// Clauses: wcag 4.1.3
test('a plan is announced as its "Get Quote" is pressed, and not because it was chosen before the page loaded', () => {
	const { container, announced } = renderComparison();
	expect(container.querySelectorAll('[aria-live]')).toHaveLength(1);
	expect(card('Plan 1').getByText(chosen('Plan 1'))).toBeTruthy();
	expect(announced?.textContent).toBe('');
	fireEvent.click(card('Plan 2').getByText('Get Quote'));
	expect(announced?.textContent).toBe(chosen('Plan 2'));
});

test.each([
	{ today: '2026-01-31', said: 'last checked January 2025. ' },
	{ today: '2026-02-01', said: 'last checked January 2025, over a year ago. Ask for today’s premium. ' },
])('on $today it says: $said Its notes name what is compared, that others exist, and the source', ({ today, said }) => {
	vi.setSystemTime(today);
	renderComparison();
	vi.useRealTimers();
	const note = screen.getByText(/last checked/).textContent;
	expect(note).toContain(said);
	expect(note).toContain(provenance.premiums.source);
	expect(screen.getByText(copy.compared).textContent).toMatch(
		/Compared: Plan 1, Plan 2, Plan 3 and Plan 4\. Other insurers sell other plans\./,
	);
});
