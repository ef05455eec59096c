/** @vitest-environment jsdom */
/** The visit is kept in the tab, passed to its subscribers, and can be forgotten. */

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type * as VisitModule from './visit.ts';

/** Day 1 of week 20, counted in completed weeks, is 140 days before the due date. */
const today = new Date('2026-11-21T04:00:00Z');
const dueIn20Weeks = '2027-04-10';

let visit: typeof VisitModule;
/** As another page of the tab starts: with what is stored alone. */
async function openPage() {
	vi.resetModules();
	visit = await import('./visit.ts');
}

beforeEach(async () => {
	vi.useFakeTimers({ now: today });
	sessionStorage.clear();
	await openPage();
});
afterEach(() => {
	vi.useRealTimers();
	vi.restoreAllMocks();
});

test('what was said is known on the next page of the tab, and added to', async () => {
	visit.rememberInVisit({ dueDate: dueIn20Weeks });
	await openPage();
	visit.rememberInVisit({ plan: 'plan-3', sumAssured: '10000' });
	await openPage();
	expect(visit.readVisit()).toEqual({ dueDate: dueIn20Weeks, plan: 'plan-3', sumAssured: '10000' });
});

test('an empty value takes back what was said under its name alone', () => {
	visit.rememberInVisit({ dueDate: dueIn20Weeks, plan: 'plan-3' });
	visit.rememberInVisit({ plan: '' });
	expect(visit.readVisit()).toEqual({ dueDate: dueIn20Weeks });
});

test('forgotten leaves nothing in the tab', async () => {
	visit.rememberInVisit({ dueDate: dueIn20Weeks });
	visit.forgetVisit();
	expect(sessionStorage).toHaveLength(0);
	await openPage();
	expect(visit.readVisit()).toEqual({});
});

test('whoever follows is told of each change once, and of nothing that was said already', () => {
	const listener = vi.fn();
	const end = visit.followVisit(listener);
	visit.rememberInVisit({ plan: 'plan-3' });
	visit.rememberInVisit({ plan: 'plan-3' });
	expect(listener).toHaveBeenCalledTimes(1);
	end();
	visit.forgetVisit();
	expect(listener).toHaveBeenCalledTimes(1);
});

test.each([
	['the week of the due date keeps it', { week: '20' }, { dueDate: dueIn20Weeks, week: '20' }],
	['another week ends it', { week: '24' }, { week: '24' }],
	['a plan keeps it', { plan: 'plan-2' }, { dueDate: dueIn20Weeks, plan: 'plan-2' }],
])('after a due date, %s', (_, said, known) => {
	visit.rememberInVisit({ dueDate: dueIn20Weeks });
	visit.rememberInVisit(said);
	expect(visit.readVisit()).toEqual(known);
});

test('a due date replaces the week that was said before', () => {
	visit.rememberInVisit({ week: '24' });
	visit.rememberInVisit({ dueDate: dueIn20Weeks });
	expect(visit.readVisit()).toEqual({ dueDate: dueIn20Weeks });
});

test.each([
	['nothing', {}, undefined],
	['a due date', { dueDate: dueIn20Weeks }, 20],
	['a due date that no pregnancy of today has', { dueDate: '2020-01-01' }, undefined],
	['a week', { week: '24' }, 24],
	['that she is not pregnant', { week: 'NA' }, undefined],
])('the week of who said %s', (_, said, week) => {
	expect(visit.weekOf(said)).toBe(week);
});

test.each(['no JSON', 'null', '7', '{"plan":7}'])('stored by somebody else, %s is nothing said', async (stored) => {
	sessionStorage.setItem('visit', stored);
	await openPage();
	expect(visit.readVisit()).toEqual({});
});

test('where storage is refused, it is known in the page alone', () => {
	for (const method of ['setItem', 'getItem'] as const)
		vi.spyOn(Storage.prototype, method).mockImplementation(() => {
			throw new DOMException('refused', 'SecurityError');
		});
	visit.rememberInVisit({ plan: 'plan-3' });
	expect(visit.readVisit()).toEqual({ plan: 'plan-3' });
});

test('a page that Back brings from memory learns what was said on the other', () => {
	const listener = vi.fn();
	visit.rememberInVisit({ plan: 'plan-3' });
	visit.followVisit(listener);
	sessionStorage.setItem('visit', '{"plan":"plan-4"}');
	dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
	expect(visit.readVisit()).toEqual({ plan: 'plan-4' });
	expect(listener).toHaveBeenCalledTimes(1);
});
