/** The comparison’s state as a URL fragment. */

import { describe, expect, test } from 'vitest';
import { type ComparisonState, fromHash, initialComparison, toHash } from './comparison-state.ts';

const states: { description: string; change: Partial<ComparisonState>; hash: string }[] = [
	{ description: 'the initial state', change: {}, hash: '' },
	{ description: 'another sum assured', change: { sumAssured: 25_000 }, hash: '#compare?sum=25000' },
	{ description: 'another order', change: { sort: 'illnesses' }, hash: '#compare?sort=illnesses' },
	{ description: 'differences highlighted', change: { highlight: true }, hash: '#compare?highlight=1' },
	{ description: 'two plans', change: { sideBySide: ['plan-1', 'plan-4'] }, hash: '#compare?plans=1.4' },
	{
		description: 'everything at once',
		change: { sumAssured: 10_000, sort: 'premium', highlight: true, sideBySide: ['plan-2', 'plan-3', 'plan-4'] },
		hash: '#compare?sum=10000&sort=premium&highlight=1&plans=2.3.4',
	},
];

const wrong: { description: string; hash: string }[] = [
	{ description: 'no fragment', hash: '' },
	{ description: 'a fragment that belongs to the page', hash: '#faq' },
	{ description: 'a sum that is not sold', hash: '#compare?sum=7000' },
	{ description: 'an unknown order', hash: '#compare?sort=toString' },
	{ description: 'one plan alone', hash: '#compare?plans=3' },
	{ description: 'plans that do not exist', hash: '#compare?plans=8.9' },
	{ description: 'broken escapes', hash: '#compare?sum=%E0%A4%A' },
];

describe('the state in a URL fragment', () => {
	test.each(states)('$description: $hash', ({ change, hash }) => {
		const state = { ...initialComparison, ...change };
		expect(toHash(state)).toBe(hash);
		expect(fromHash(hash)).toEqual(state);
	});

	test.each(wrong)('is the initial state with $description', ({ hash }) => {
		expect(fromHash(hash)).toEqual(initialComparison);
	});
});
