/** The visitor's due date, asked once for all pages. It stays in this tab's `sessionStorage`, and is sent nowhere. */

import { unlessRefused } from '../../shared/unless-refused.ts';

type Listener = (change: 'given' | 'forgotten') => void;

const key = 'due-date';
const listeners = new Set<Listener>();
let dueDate: string | undefined;

/** `YYYY-MM-DD`, or empty while it is unknown. */
export function readDueDate(): string {
	dueDate ??= loadDueDate();
	return dueDate;
}

export function saveDueDate(given: string): void {
	if (given === readDueDate()) return;
	// Where storage is refused or full, this page alone knows the date.
	unlessRefused(() => sessionStorage.setItem(key, given));
	change(given, 'given');
}

/** Clears the tab's storage: the drafts and receipts of the forms, too. */
export function forgetVisit(): void {
	unlessRefused(() => sessionStorage.clear());
	change('', 'forgotten');
}

/** Calls the listener at each change, also one made on another page before Back led here. Returns how to stop. */
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

/** A page that Back restores from memory has missed what was given on later pages. */
globalThis.addEventListener?.('pageshow', ({ persisted }) => persisted && change(loadDueDate(), 'given'));
