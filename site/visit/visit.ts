/** The visitor's due date, asked once for all pages. It is stored only in this tab's `sessionStorage`. */

import { unlessRefused } from '../../shared/unless-refused.ts';

type Listener = (change: 'given' | 'forgotten') => void;

const key = 'due-date';
const listeners = new Set<Listener>();
let dueDate: string | undefined;

/** The due date as `YYYY-MM-DD`, or empty while it is unknown. */
export function readDueDate(): string {
	dueDate ??= loadDueDate();
	return dueDate;
}

export function saveDueDate(given: string): void {
	if (given === readDueDate()) return;
	// If storage is refused or full, only this page knows the date.
	unlessRefused(() => sessionStorage.setItem(key, given));
	change(given, 'given');
}

/** Clears the tab's storage, including the forms' drafts and receipts. */
export function forgetVisit(): void {
	unlessRefused(() => sessionStorage.clear());
	change('', 'forgotten');
}

/** Calls the listener on each change, and when the page returns from the back/forward cache. @returns function to unsubscribe */
export function followVisit(listener: Listener): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}

function loadDueDate(): string {
	return unlessRefused(() => sessionStorage.getItem(key)) ?? '';
}

function change(next: string, kind: 'given' | 'forgotten'): void {
	dueDate = next;
	for (const listener of listeners) listener(kind);
}

/** A page restored from the back/forward cache has missed changes on later pages, so it reads the date again. */
globalThis.addEventListener?.('pageshow', ({ persisted }) => persisted && change(loadDueDate(), 'given'));
