/** Tests of the sources of figures and the age of their checks. */

import { expect, test } from 'vitest';
import { specifiedPlans } from '../../testing/specified-plans.ts';
import { planSources, sourceLine, yearAfter } from './provenance.ts';

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

test('a plan with a public page is a source by the name of its insurer', () => {
	const page = 'https://insurer.example/';
	const [plan1, plan2] = specifiedPlans;
	expect(planSources('en', [{ ...plan1, source: page, insurer: 'Acme' }, plan2])).toEqual([
		{ checked: 'January 2025', source: 'Acme Plan 1', href: page },
	]);
});
