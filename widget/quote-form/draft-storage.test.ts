/** Drafts in `sessionStorage`: content, lifetime, keys, and browsers that refuse storage. */

import { afterEach, expect, test, vi } from 'vitest';
import { emptyDraft } from '../../shared/enquiry/enquiry-schema.ts';
import { DraftStorage } from './draft-storage.ts';

let open: DraftStorage[] = [];

afterEach(() => {
	vi.useRealTimers();
	vi.restoreAllMocks();
	sessionStorage.clear();
	closePage();
});

function closePage() {
	for (const drafts of open) drafts.release();
	open = [];
	document.body.replaceChildren();
}

/** A page with these widgets; returns the drafts of each. */
function openPage(...attributes: string[]): DraftStorage[] {
	document.body.innerHTML = attributes.map((text) => `<quote-widget ${text}></quote-widget>`).join('');
	open = [...document.body.children].map((element) => new DraftStorage(element));
	return open;
}

function openForm(): DraftStorage {
	return openPage('draft')[0] as DraftStorage;
}

const named = (name: string) => ({ answers: { ...emptyDraft, name } });

test('stores the answers, but never consent', () => {
	const drafts = openForm();
	drafts.save({ answers: { ...emptyDraft, name: 'Tan', consent: true }, plan: 'plan-2', edited: ['name'] });
	expect(drafts.load()).toMatchObject({ answers: { name: 'Tan' }, plan: 'plan-2', edited: ['name'] });
	expect(drafts.load()?.answers).not.toHaveProperty('consent');
});

test('discards them after an hour, and when cleared', () => {
	vi.useFakeTimers();
	const drafts = openForm();
	drafts.save(named('Tan'));
	vi.advanceTimersByTime(60 * 60 * 1000 - 1);
	expect(drafts.load()).toBeDefined();
	vi.advanceTimersByTime(1);
	expect(drafts.load()).toBeUndefined();
	expect(sessionStorage).toHaveLength(0);
	drafts.save(named('Tan'));
	drafts.clear();
	expect(sessionStorage).toHaveLength(0);
});

test.each([
	['in document order', [0, 1]],
	['the last form first, as hydration does', [1, 0]],
])('forms of one page keep their answers apart, loaded %s', (_, order) => {
	const forms = openPage('draft', 'draft show="form"');
	for (const index of order) forms[index]?.save(named(`form ${index}`));
	closePage();
	const reloaded = openPage('draft', 'draft show="form"');
	for (const index of order.toReversed()) {
		expect(reloaded[index]?.load()?.answers?.name).toBe(`form ${index}`);
	}
});

test('a form removed from the page frees its key for the next one', () => {
	const drafts = openForm();
	drafts.save(named('Tan'));
	drafts.release();
	expect(openForm().load()?.answers?.name).toBe('Tan');
});

test('a widget without a form shares the draft of the first form', () => {
	const [plans, form] = openPage('draft show="plans faq"', 'draft show="form"');
	form?.save(named('Tan'));
	plans?.save({ ...plans.load(), plan: 'plan-3' });
	expect(form?.load()).toMatchObject({ answers: { name: 'Tan' }, plan: 'plan-3' });
});

test('a draft restores the seed of the idempotency keys', () => {
	const drafts = openForm();
	drafts.save(named('Tan'));
	const key = sessionStorage.key(0) as string;
	const seed = '11111111-1111-4111-8111-111111111111';
	sessionStorage.setItem(key, JSON.stringify({ ...JSON.parse(sessionStorage.getItem(key) as string), seed }));
	closePage();
	const reloaded = openForm();
	reloaded.load();
	expect(reloaded.seed).toBe(seed);
});

test('there is no draft if storage is refused or holds another value', () => {
	const drafts = openForm();
	sessionStorage.setItem('quote-widget:draft', 'not JSON');
	expect(drafts.load()).toBeUndefined();
	vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
		throw new DOMException('QuotaExceededError');
	});
	expect(() => drafts.save(named('Tan'))).not.toThrow();
});
