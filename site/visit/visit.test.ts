/** @vitest-environment jsdom */
/** Tests of the due date of a visit: it stays in the tab, is passed to listeners, and can be forgotten. */

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type * as VisitModule from './visit.ts';

let visit: typeof VisitModule;
/** Simulates opening the next page in the tab, which knows only what `sessionStorage` contains. */
async function openPage() {
	vi.resetModules();
	visit = await import('./visit.ts');
}

beforeEach(async () => {
	sessionStorage.clear();
	await openPage();
});
afterEach(() => {
	vi.restoreAllMocks();
});

test('a due date is known on the next page of the tab, until it is removed', async () => {
	visit.saveDueDate('2027-04-10');
	await openPage();
	expect(visit.readDueDate()).toBe('2027-04-10');
	visit.saveDueDate('');
	await openPage();
	expect(visit.readDueDate()).toBe('');
});

test('a forgotten visit leaves nothing in the tab', async () => {
	visit.saveDueDate('2027-04-10');
	visit.forgetVisit();
	expect(sessionStorage).toHaveLength(0);
	await openPage();
	expect(visit.readDueDate()).toBe('');
});

test('a follower is called once per change, and not for the value it already knows', () => {
	const listener = vi.fn();
	const stop = visit.followVisit(listener);
	visit.saveDueDate('2027-04-10');
	visit.saveDueDate('2027-04-10');
	visit.forgetVisit();
	expect(listener.mock.calls).toEqual([['given'], ['forgotten']]);
	stop();
	visit.saveDueDate('2027-04-10');
	expect(listener).toHaveBeenCalledTimes(2);
});

test('where storage is refused, the page alone knows the date', () => {
	for (const method of ['setItem', 'getItem', 'clear'] as const)
		vi.spyOn(Storage.prototype, method).mockImplementation(() => {
			throw new DOMException('refused', 'SecurityError');
		});
	visit.saveDueDate('2027-04-10');
	expect(visit.readDueDate()).toBe('2027-04-10');
	visit.forgetVisit();
	expect(visit.readDueDate()).toBe('');
});

test('a page that Back restores from memory learns what was given on the other', () => {
	const listener = vi.fn();
	visit.saveDueDate('2027-04-10');
	visit.followVisit(listener);
	sessionStorage.setItem('due-date', '2027-05-01');
	dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
	expect(visit.readDueDate()).toBe('2027-05-01');
	expect(listener).toHaveBeenCalledTimes(1);
});
