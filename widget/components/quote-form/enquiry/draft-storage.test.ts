/** @vitest-environment jsdom */
/** Tests of drafts in `sessionStorage`: content, lifetime, keys, and browsers that refuse storage. */

import { afterEach, expect, test, vi } from 'vitest';
import { emptyDraft } from '../../../../shared/enquiry/fields.ts';
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

function addForm(id = ''): { drafts: DraftStorage; element: Element } {
	const element = document.body.appendChild(Object.assign(document.createElement('quote-widget'), { id }));
	const drafts = new DraftStorage(element);
	open.push(drafts);
	drafts.claim();
	return { drafts, element };
}

function openPage(...ids: string[]): DraftStorage[] {
	return ids.map((id) => addForm(id).drafts);
}

const openForm = () => openPage('')[0] as DraftStorage;
const named = (name: string) => ({ answers: { ...emptyDraft, name } });

test('keeps the seed of the idempotency keys when the page is loaded again', async () => {
	const drafts = openForm();
	drafts.save(named('Tan'));
	vi.resetModules();
	const reloaded = new (await import('./draft-storage.ts')).DraftStorage(document.createElement('quote-widget'));
	reloaded.load();
	expect(reloaded.seed).toBe(drafts.seed);
});

test('keeps what is saved part by part, but never consent', () => {
	const drafts = openForm();
	drafts.save({ answers: { ...emptyDraft, name: 'Tan', consent: true }, edited: ['name'] });
	drafts.save({ plan: 'plan-2' });
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

test.each([[['a', 'b']], [['b', 'a']], [['', 'b']]])('forms with ids %j keep their answers apart', (ids) => {
	const warn = vi.spyOn(console, 'warn');
	const forms = openPage(...ids);
	for (const [index, id] of ids.entries()) forms[index]?.save(named(`form ${id}`));
	closePage();
	const reloaded = openPage(...ids.toReversed());
	for (const [index, id] of ids.toReversed().entries())
		expect(reloaded[index]?.load()?.answers?.name).toBe(`form ${id}`);
	expect(warn).not.toHaveBeenCalled();
});

test.each(['', 'same'])('two forms with the id %j keep nothing, and the console says why', async (id) => {
	const warn = vi.spyOn(console, 'warn').mockReturnValue();
	const [anna] = openPage(id);
	anna?.save(named('Anna'));
	const { drafts: bea, element } = addForm(id);
	await Promise.resolve();
	bea.save(named('Bea'));
	anna?.save(named('Anna'));
	expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('ids'));
	expect(sessionStorage).toHaveLength(0);
	element.remove();
	bea.release();
	anna?.save(named('Anna'));
	expect(anna?.load()?.answers?.name).toBe('Anna');
});

test.each([
	['before', (old: Element, add: () => void) => [old.remove(), add()]],
	['after', (old: Element, add: () => void) => [add(), old.remove()]],
])('a form replaced in one task, removed %s the next comes, leaves it its draft', async (_, replace) => {
	const warn = vi.spyOn(console, 'warn').mockReturnValue();
	const first = addForm();
	first.drafts.save(named('Anna'));
	let next: DraftStorage | undefined;
	replace(first.element, () => {
		next = addForm().drafts;
	});
	await Promise.resolve();
	first.drafts.release();
	expect(next?.load()?.answers?.name).toBe('Anna');
	next?.save(named('Anna Tan'));
	expect(next?.load()?.answers?.name).toBe('Anna Tan');
	expect(warn).not.toHaveBeenCalled();
});

test.each(['not JSON', 'null'])('a draft replaces a stored %s', (text) => {
	const drafts = openForm();
	sessionStorage.setItem('quote-widget:draft', text);
	expect(drafts.load()).toBeUndefined();
	drafts.save(named('Tan'));
	expect(drafts.load()?.answers?.name).toBe('Tan');
});

test('there is no draft if storage is refused', () => {
	vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
		throw new DOMException('QuotaExceededError');
	});
	expect(() => openForm().save(named('Tan'))).not.toThrow();
});
