/** The comparison’s state as a URL fragment. */

import { describe, expect, test } from 'vitest';
import { planIds } from '../../shared/content/plans/plans.ts';
import { type ComparisonState, comparePlan, fromHash, initialComparison, toHash } from './comparison-state.ts';

const states: { description: string; change: Partial<ComparisonState>; hash: string }[] = [
	{ description: 'the initial state', change: {}, hash: '' },
	{ description: 'another sum assured', change: { sumAssured: 25_000 }, hash: '#compare?sum=25000' },
	{ description: 'another order', change: { sort: 'illnesses' }, hash: '#compare?sort=illnesses' },
	{ description: 'differences highlighted', change: { highlight: true }, hash: '#compare?highlight=1' },
	{ description: 'two plans', change: { compared: ['plan-1', 'plan-4'] }, hash: '#compare?plans=1.4' },
	{ description: 'two plans in another order', change: { compared: ['plan-4', 'plan-2'] }, hash: '#compare?plans=4.2' },
	{
		description: 'everything at once',
		change: { sumAssured: 10_000, sort: 'premium', highlight: true, compared: ['plan-2', 'plan-3'] },
		hash: '#compare?sum=10000&sort=premium&highlight=1&plans=2.3',
	},
];

const wrong: { description: string; hash: string }[] = [
	{ description: 'no fragment', hash: '' },
	{ description: 'a fragment that belongs to the page', hash: '#faq' },
	{ description: 'a sum that is not sold', hash: '#compare?sum=7000' },
	{ description: 'an unknown order', hash: '#compare?sort=toString' },
	{ description: 'one plan alone', hash: '#compare?plans=3' },
	{ description: 'one plan twice', hash: '#compare?plans=3.3' },
	{ description: 'three plans, as links once had', hash: '#compare?plans=2.3.4' },
	{ description: 'the initial state, shared', hash: '#compare?' },
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

describe('choosing two plans', () => {
	test.each([
		{ from: planIds, id: 'plan-1', place: 0, to: ['plan-1', 'plan-2'] },
		{ from: planIds, id: 'plan-2', place: 0, to: ['plan-2', 'plan-1'] },
		{ from: planIds, id: 'plan-4', place: 0, to: ['plan-4', 'plan-2'] },
		{ from: ['plan-1', 'plan-2'], id: 'plan-4', place: 1, to: ['plan-1', 'plan-4'] },
		{ from: ['plan-1', 'plan-4'], id: 'plan-4', place: 0, to: ['plan-4', 'plan-1'] },
		{ from: ['plan-1', 'plan-4'], id: 'plan-1', place: 1, to: ['plan-4', 'plan-1'] },
	] as const)('$id in place $place of $from', ({ from, id, place, to }) => {
		expect(comparePlan(id, place, from)).toEqual(to);
	});
});
