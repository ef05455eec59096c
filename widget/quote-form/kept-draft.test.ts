/** The draft kept in the tab: what of it, how long, and where it cannot be. */

import { afterEach, expect, test, vi } from 'vitest';
import { emptyDraft } from '../../shared/enquiry/enquiry-schema.ts';
import { findDraft, forgetDraft, keepDraft } from './kept-draft.ts';

afterEach(() => {
	vi.useRealTimers();
	vi.restoreAllMocks();
	sessionStorage.clear();
});

test('keeps the answers, but never consent', () => {
	keepDraft({ ...emptyDraft, name: 'Tan', consent: true });
	expect(findDraft()).toMatchObject({ name: 'Tan' });
	expect(findDraft()).not.toHaveProperty('consent');
});

test('forgets them after an hour, and when told to', () => {
	vi.useFakeTimers();
	keepDraft({ ...emptyDraft, name: 'Tan' });
	vi.advanceTimersByTime(60 * 60 * 1000 - 1);
	expect(findDraft()).toBeDefined();
	vi.advanceTimersByTime(1);
	expect(findDraft()).toBeUndefined();
	expect(sessionStorage).toHaveLength(0);
	keepDraft(emptyDraft);
	forgetDraft();
	expect(sessionStorage).toHaveLength(0);
});

test('does without where the browser refuses storage, or holds something else', () => {
	sessionStorage.setItem('quote-widget:draft', 'not JSON');
	expect(findDraft()).toBeUndefined();
	vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
		throw new DOMException('QuotaExceededError');
	});
	expect(() => keepDraft(emptyDraft)).not.toThrow();
});
