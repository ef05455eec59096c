import { expect, test } from 'vitest';
import { specifiedPlans } from '../../testing/specified-plans.ts';
import { sourceLine, sourceOfPlans, yearAfter } from './provenance.ts';

test.each([
	{ month: '2025-01', from: '2026-02-01' },
	{ month: '2025-12', from: '2027-01-01' },
	{ month: '2023-02', from: '2024-03-01' },
])('a check in $month is over a year old from $from on', ({ month, from }) => {
	expect(yearAfter(month)).toBe(Date.parse(from));
});

test('sources checked in one month are named together, with the month once, and link to their page', () => {
	const figures = [
		{ month: '2025-01', checked: 'January 2025', source: 'tables' },
		{ month: '2026-03', checked: 'March 2026', source: 'limits', href: 'https://example.com/' },
		{ month: '2025-01', checked: 'January 2025', source: 'prices' },
	];
	expect(sourceLine(figures, (month) => `As checked in ${month}: `)).toEqual([
		['As checked in January 2025: tables; prices. As checked in March 2026: '],
		['limits', 'https://example.com/'],
		['.'],
	]);
});

const page = 'https://insurer.example/';
const [plan1, plan2] = specifiedPlans;

test.each([
	{ plans: [plan1, plan2], source: 'no page' },
	{ plans: [{ ...plan1, source: page }, plan2], source: 'insurers’ pages; no page for Plan 2' },
	{ plans: [plan1, plan2].map((plan) => ({ ...plan, source: page })), source: 'insurers’ pages' },
])('the source of the plans: $source', ({ plans, source }) => {
	const unsourced = (list: string) => `no page for ${list}`;
	const names = { premiums: 'insurers’ pages', unsourced, noneSourced: 'no page' };
	expect(sourceOfPlans('en', names, plans)).toBe(source);
});
