/** @vitest-environment jsdom */
/** The comparison: table, cards, daily benefit, URL fragment. */

import { cleanup, createEvent, fireEvent, render, screen, within } from '@testing-library/preact';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { lowestIfBundled, notCompared, sources } from '#words/comparison-copy.ts';
import { planFields } from '#words/plan-words.ts';
import { provenance } from '#words/provenance.ts';
import { newbornIntensiveCarePerDay } from '../../shared/content/figures.ts';
import { formatDollars } from '../../shared/content/money.ts';
import { planValue } from '../../shared/content/plans/plan-value.ts';
import { plans } from '../../shared/content/plans/plans.ts';
import { PlanComparison } from './plan-comparison.tsx';

// Whatever an operator makes of the plans, the tools are tested on those of the specification.
vi.mock('../../shared/content/plans.json', async () => {
	const { specifiedPlans: plans } = await import('../../shared/testing/specified-plans.ts');
	return { default: { plans, withdrawnPlanIds: [] } };
});

afterEach(() => {
	cleanup();
	history.replaceState(null, '', '/');
});

function renderComparison({ share = false, container = document.body } = {}) {
	render(<PlanComparison selectedPlan="plan-1" onSelectPlan={() => {}} share={share} />, { container });
	return { table: within(screen.getByRole('table', { name: 'Plan comparison' })) };
}

const [plan1, plan2, plan3, plan4] = plans.map(({ name }) => name) as [string, string, string, string];
/** `fireEvent.change` fires `input` under Preact's compatibility layer, which listens for `change` on a select. */
function select(label: string, value: string) {
	const control = screen.getByLabelText(label);
	fireEvent(control, createEvent.change(control, { target: { value } }));
}
const columnOrder = () =>
	screen.getAllByRole('columnheader').map((header) => header.querySelector('.plan-name')?.textContent);

// Clauses: spec 2.17 3.7, wcag 1.3.1
test('the table has a header for each of the eight fields and every value of every plan', () => {
	const { table } = renderComparison();
	for (const { key, label } of planFields) {
		const row = table.getByRole('rowheader', { name: (name) => name.startsWith(label) }).closest('tr') as HTMLElement;
		plans.forEach((plan, column) => {
			expect(row.children[column + 1]?.textContent).toContain(planValue(plan, key));
		});
	}
});

// Clauses: wcag 1.4.1
test('highlighting marks the best values and the values that all plans share', () => {
	const { table } = renderComparison();
	expect(table.queryByText('Lowest')).toBeNull();
	fireEvent.click(screen.getByLabelText('Highlight differences'));
	expect(table.getByText('Lowest').closest('td')?.textContent).toBe('S$440.00 Lowest');
	expect(table.getByText(lowestIfBundled).closest('td')?.textContent).toMatch(/^S\$408\.00 /);
	expect(table.getByText('Same for all').closest('tr')?.textContent).toContain('Minimum sum assured');
});

test.each(['S$10,000', 'S$25,000'])(
	'at %s premiums are to be asked for: without a mark, and no order is by them',
	(sum) => {
		const { table } = renderComparison();
		select('Sort by', 'premium');
		expect(columnOrder()).toEqual([plan4, plan3, plan2, plan1]);
		fireEvent.click(screen.getByLabelText('Highlight differences'));
		fireEvent.click(screen.getByLabelText(sum));
		const cells = table.getAllByText('Ask for a quote').map((value) => value.closest('td')?.textContent);
		expect(cells).toEqual([
			'Ask for a quote S$409.00 at S$5,000plus the second policy’s premium',
			'Ask for a quote S$408.00 at S$5,000plus the second policy’s premium',
			'Ask for a quote S$482.00 at S$5,000',
			'Ask for a quote S$440.00 at S$5,000',
		]);
		expect(table.queryByText(/^Lowest/)).toBeNull();
		expect(columnOrder()).toEqual([plan1, plan2, plan3, plan4]);
		const option = screen.getByRole('option', { name: 'Premium (only at S$5,000)' });
		expect(option).toHaveProperty('disabled', true);
		fireEvent.click(screen.getByLabelText('S$5,000'));
		expect(columnOrder()).toEqual([plan4, plan3, plan2, plan1]);
	},
);

test.each([
	{ today: '2026-01-31', said: 'Last checked January 2025.' },
	{ today: '2026-02-01', said: 'Last checked January 2025, over a year ago. Ask for today’s premium.' },
])('on $today it says: $said Its notes say what is left out, and the sources', ({ today, said }) => {
	vi.setSystemTime(today);
	renderComparison();
	vi.useRealTimers();
	expect(screen.getByText(/Last checked/).textContent).toContain(said);
	expect(screen.getByText(notCompared)).toBeTruthy();
	const { premiums, delivery } = provenance;
	const named = screen.getByText(sources).textContent;
	for (const source of [premiums.source, delivery.source, delivery.checked]) expect(named).toContain(source);
});

// Clauses: spec 9.3
test('the daily benefit is calculated in dollars for the selected sum assured', () => {
	const { table } = renderComparison();
	expect(table.getByText('S$100 a day, S$3,000 for 30 days')).toBeTruthy();
	fireEvent.click(screen.getByLabelText('S$25,000'));
	expect(table.getByText('S$500 a day, S$15,000 for 30 days')).toBeTruthy();
	const sentence = screen.getByText(/1% of S\$25,000 is S\$250 a day/).textContent;
	expect(sentence).toContain(`up to ${formatDollars(newbornIntensiveCarePerDay)} a day.`);
});

test('of two plans the best and the equal values are marked; a bundled one is the lowest only before the second policy', () => {
	const { table } = renderComparison();
	select('Compare', 'plan-3');
	select('With', 'plan-4');
	expect(table.queryByText('Same for both')).toBeNull();
	fireEvent.click(screen.getByLabelText('Highlight differences'));
	const same = table
		.getAllByText('Same for both')
		.map((note) => note.closest('th')?.firstChild?.firstChild?.textContent);
	expect(same).toEqual(['Bundling required', 'Minimum sum assured', 'Daily hospitalisation']);
	const lowest = () =>
		table
			.getAllByText(/^Lowest/, { selector: 'td *' })
			.map((mark) => [mark.textContent, mark.closest('td')?.firstChild?.textContent]);
	expect(lowest()).toEqual([['Lowest', 'S$440.00']]);
	select('Compare', 'plan-1');
	expect(lowest()).toEqual([
		[lowestIfBundled, 'S$409.00'],
		['Lowest', 'S$440.00'],
	]);
});

describe('the URL fragment', () => {
	test('holds the state, without a new history entry', () => {
		history.replaceState({ page: 7 }, '', '/?step=2');
		renderComparison({ share: true });
		const entries = history.length;
		fireEvent.click(screen.getByLabelText('S$10,000'));
		expect(location.hash).toBe('#compare?sum=10000');
		expect(history.length).toBe(entries);
		expect(history.state).toEqual({ page: 7 });
		expect(location.search).toBe('?step=2');
		fireEvent.click(screen.getByLabelText('S$5,000'));
		expect(location.hash).toBe('');
	});

	test('restores the state of a shared link, and of the next one', async () => {
		Element.prototype.scrollIntoView = vi.fn();
		location.hash = '#compare?sum=25000&sort=premium';
		renderComparison({ share: true });
		expect(screen.getByLabelText('S$25,000')).toHaveProperty('checked', true);
		expect(screen.getByRole('option', { name: 'Recommended first' })).toHaveProperty('selected', true);
		location.hash = '#compare?sum=10000';
		await vi.waitFor(() => expect(screen.getByLabelText('S$10,000')).toHaveProperty('checked', true));
	});

	test('is neither read nor changed without `share`', () => {
		location.hash = '#compare?sum=25000';
		renderComparison();
		expect(screen.getByLabelText('S$5,000')).toHaveProperty('checked', true);
		fireEvent.click(screen.getByLabelText('S$10,000'));
		expect(location.hash).toBe('#compare?sum=25000');
	});

	test.each([
		{
			description: 'replaces one that points at the section around the comparison',
			before: '#plans',
			after: '#compare?sum=10000',
		},
		{ description: 'keeps one that belongs to the page', before: '#faq', after: '#faq' },
	])('$description', ({ before, after }) => {
		const section = document.body.appendChild(document.createElement('section'));
		section.id = 'plans';
		location.hash = before;
		renderComparison({ share: true, container: section });
		fireEvent.click(screen.getByLabelText('S$10,000'));
		expect(location.hash).toBe(after);
		section.remove();
	});
});
