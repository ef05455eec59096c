/** @vitest-environment jsdom */
/** The comparison: table, cards, daily benefit, URL fragment. */

import { cleanup, createEvent, fireEvent, render, screen, within } from '@testing-library/preact';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { careChecked, lowestIfBundled, recommendedFor } from '#words/comparison-copy.ts';
import { planFields } from '#words/plan-words.ts';
import { provenance } from '#words/provenance.ts';
import { newbornIntensiveCarePerDay } from '../../shared/content/figures.ts';
import { formatDollars } from '../../shared/content/money.ts';
import { planValue } from '../../shared/content/plan-value.ts';
import { type PlanId, plans } from '../../shared/content/plans.ts';
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

function renderComparison({ share = false, selectedPlan = 'plan-1' as PlanId, container = document.body } = {}) {
	const onSelectPlan = vi.fn();
	render(<PlanComparison selectedPlan={selectedPlan} onSelectPlan={onSelectPlan} share={share} />, { container });
	return { onSelectPlan, table: within(screen.getByRole('table', { name: 'Plan comparison' })) };
}

const [plan1, plan2, plan3, plan4] = plans.map(({ name }) => name) as [string, string, string, string];
const card = (name: string) => screen.getByRole('article', { name });
/** `fireEvent.change` fires `input` under Preact's compatibility layer, which listens for `change` on a select. */
function select(label: string, value: string) {
	const control = screen.getByLabelText(label);
	fireEvent(control, createEvent.change(control, { target: { value } }));
}
const columnOrder = () =>
	screen.getAllByRole('columnheader').map((header) => header.querySelector('.plan-name')?.textContent);

describe('the table', () => {
	// Clauses: spec 2.17 3.7, wcag 1.3.1
	test('has a header for each of the eight fields and every value of every plan', () => {
		const { table } = renderComparison();
		for (const { key, label } of planFields) {
			const row = table.getByRole('rowheader', { name: (name) => name.startsWith(label) }).closest('tr') as HTMLElement;
			plans.forEach((plan, column) => {
				expect(row.children[column + 1]?.textContent).toContain(planValue(plan, key));
			});
		}
	});

	test('sorts the plans by premium, those sold on their own first', () => {
		renderComparison();
		select('Sort by', 'premium');
		expect(columnOrder()).toEqual([plan4, plan3, plan2, plan1]);
	});

	// Clauses: wcag 1.4.1
	test('marks the best values and the values that all plans share', () => {
		const { table } = renderComparison();
		expect(table.queryByText('Lowest')).toBeNull();
		fireEvent.click(screen.getByLabelText('Highlight differences'));
		expect(table.getByText('Lowest').closest('td')?.textContent).toBe('S$440.00 Lowest');
		expect(table.getByText(lowestIfBundled).closest('td')?.textContent).toMatch(/^S\$408\.00 /);
		expect(table.getByText('Same for all').closest('tr')?.textContent).toContain('Minimum sum assured');
	});
});

describe('a premium', () => {
	test.each(['S$10,000', 'S$25,000'])('is to be asked for at %s: it has no mark, and no order is by it', (sum) => {
		const { table } = renderComparison();
		select('Sort by', 'premium');
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
	});

	test('of a bundled plan comes with that of a second policy', () => {
		renderComparison();
		const bundled = plans.map(
			({ name }) => within(card(name)).queryAllByText('plus the second policy’s premium').length > 0,
		);
		expect(bundled).toEqual([true, true, false, false]);
	});
});

describe('the comparison', () => {
	test('states when its figures were checked and their sources', () => {
		renderComparison();
		const { premiums, delivery } = provenance;
		expect(
			screen.getByText(new RegExp(`Last checked ${premiums.checked}.* Source: ${premiums.source}\\.$`)),
		).toBeTruthy();
		expect(
			screen.getByText(new RegExp(` as checked in ${delivery.checked}.* Source: ${delivery.source}\\.$`)),
		).toBeTruthy();
	});

	test.each([
		{ today: '2026-01-31', said: 'Last checked January 2025. Source' },
		{ today: '2026-02-01', said: 'Last checked January 2025, over a year ago. Ask for today’s premium. Source' },
	])('on $today it says: $said', ({ today, said }) => {
		vi.setSystemTime(today);
		renderComparison();
		vi.useRealTimers();
		expect(screen.getByText(/Last checked/).textContent).toContain(said);
	});

	test('names newborn intensive care before it says when its cost was checked', () => {
		renderComparison();
		const [cost, checked] = [screen.getByText(/\. Newborn intensive care/), screen.getByText(careChecked)];
		expect(cost.compareDocumentPosition(checked)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
	});

	test('states what it does not compare', () => {
		renderComparison();
		expect(screen.getByText(/^Not compared: /)).toBeTruthy();
	});
});

describe('the recommended plan', () => {
	test('is the only plan marked in the table and on the cards', () => {
		const { table } = renderComparison();
		const marked = table.getAllByRole('columnheader').filter((header) => header.textContent?.includes('Recommended'));
		expect(marked.map((header) => header.textContent)).toEqual([`${plan1} Recommended${recommendedFor}`]);
		const cards = screen.getAllByRole('article').filter((article) => within(article).queryByText('Recommended'));
		expect(cards).toEqual([card(plan1)]);
	});
});

describe('the daily benefit', () => {
	// Clauses: spec 9.3
	test('is calculated in dollars for the selected sum assured', () => {
		const { table } = renderComparison();
		expect(table.getByText('S$100 a day, S$3,000 for 30 days')).toBeTruthy();
		fireEvent.click(screen.getByLabelText('S$25,000'));
		expect(table.getByText('S$500 a day, S$15,000 for 30 days')).toBeTruthy();
		const sentence = screen.getByText(/1% of S\$25,000 is S\$250 a day/).textContent;
		expect(sentence).toContain(`up to ${formatDollars(newbornIntensiveCarePerDay)} a day.`);
	});
});

describe('the cards', () => {
	test.each(plans)('offer a quote for $name', ({ id, name }) => {
		const { onSelectPlan } = renderComparison();
		fireEvent.click(within(screen.getByRole('article', { name })).getByRole('button', { name: 'Get Quote' }));
		expect(onSelectPlan).toHaveBeenCalledExactlyOnceWith(id);
	});

	test('state only on the selected plan that the quote starts with it', () => {
		renderComparison({ selectedPlan: 'plan-3' });
		const chosen = screen
			.getAllByRole('article')
			.filter((article) => within(article).queryByText(/^Your quote starts/));
		expect(chosen).toEqual([card(plan3)]);
		expect(card(plan3).textContent).toContain(`Your quote starts with ${plan3}.`);
		for (const { name } of plans) expect(card(name).querySelector('[aria-live]')).toBeTruthy();
	});

	test('mark the best and the equal values among two plans', () => {
		renderComparison();
		select('Compare', 'plan-3');
		select('With', 'plan-4');
		expect(within(card(plan4)).queryByText('Lowest')).toBeNull();
		expect(within(card(plan4)).queryByText('Same for both')).toBeNull();
		fireEvent.click(screen.getByLabelText('Highlight differences'));
		expect(within(card(plan4)).getByText('Lowest', { selector: 'dd *' }).closest('dd')?.textContent).toBe(
			'S$440.00 Lowest',
		);
		const same = within(card(plan4)).getAllByText('Same for both');
		expect(same.map((note) => note.closest('dt')?.firstElementChild?.textContent)).toEqual([
			'Bundling required',
			'Minimum sum assured',
			'Daily hospitalisation',
		]);
	});
});

describe('two plans', () => {
	test('stand in the order in which they were chosen, without an order to choose', () => {
		renderComparison();
		select('Compare', 'plan-4');
		select('With', 'plan-1');
		expect(columnOrder()).toEqual([plan4, plan1]);
		expect(screen.getAllByRole('article')).toHaveLength(2);
		expect(screen.queryByLabelText('Sort by')).toBeNull();
		select('Compare', '');
		expect(columnOrder()).toEqual([plan1, plan2, plan3, plan4]);
		expect(screen.queryByLabelText('With')).toBeNull();
	});

	test('of which one is bundled: it is the lowest only before the second policy', () => {
		const { table } = renderComparison();
		select('Compare', 'plan-1');
		select('With', 'plan-4');
		fireEvent.click(screen.getByLabelText('Highlight differences'));
		const marks = table
			.getAllByText(/^Lowest/, { selector: 'td *' })
			.map((mark) => [mark.textContent, mark.closest('td')?.firstChild?.textContent]);
		expect(marks).toEqual([
			[lowestIfBundled, 'S$409.00'],
			['Lowest', 'S$440.00'],
		]);
	});
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

	test('restores the state of a shared link', () => {
		Element.prototype.scrollIntoView = vi.fn();
		location.hash = '#compare?sum=25000&sort=premium';
		renderComparison({ share: true });
		expect(screen.getByLabelText('S$25,000')).toHaveProperty('checked', true);
		expect(screen.getByRole('option', { name: 'Recommended first' })).toHaveProperty('selected', true);
	});

	test('restores the state on hashchange', async () => {
		Element.prototype.scrollIntoView = vi.fn();
		renderComparison({ share: true });
		location.hash = '#compare?sum=10000';
		await vi.waitFor(() => expect(screen.getByLabelText('S$10,000')).toHaveProperty('checked', true));
	});

	test('is ignored without `share`', () => {
		location.hash = '#compare?sum=25000';
		renderComparison();
		expect(screen.getByLabelText('S$5,000')).toHaveProperty('checked', true);
	});

	test('replaces a hash that points at the section around the comparison', () => {
		const section = document.body.appendChild(document.createElement('section'));
		section.id = 'plans';
		location.hash = '#plans';
		renderComparison({ share: true, container: section });
		fireEvent.click(screen.getByLabelText('S$10,000'));
		expect(location.hash).toBe('#compare?sum=10000');
		section.remove();
	});

	test.each([
		{ description: 'is unchanged without `share`', share: false, before: '', after: '' },
		{ description: 'keeps a hash that belongs to the page', share: true, before: '#faq', after: '#faq' },
	])('$description', ({ share, before, after }) => {
		location.hash = before;
		renderComparison({ share });
		fireEvent.click(screen.getByLabelText('S$10,000'));
		expect(location.hash).toBe(after);
	});
});
