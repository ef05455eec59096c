/**
 * What the visitor has said once (due date, week, plan, a choice in a tool), so that no part of the site asks for it again.
 * It stays in this tab's `sessionStorage`, is sent nowhere, and ends with the tab or with `forgetVisit()`.
 */

import { gestationalWeek, weekAnswer } from '../../shared/enquiry/answers/gestation.ts';
import { unlessRefused } from '../../shared/unless-refused.ts';

export interface Visit {
	/** `YYYY-MM-DD`. */
	readonly dueDate?: string | undefined;
	/** Gestational week given without a due date: a value of the form's select, `NA` or `13` … `36`. */
	readonly week?: string | undefined;
	readonly plan?: string | undefined;
	/** In dollars. */
	readonly sumAssured?: string | undefined;
	/** What the last enquiry was about, and its reference, as JSON: the questions on its receipt are made from it. */
	readonly asked?: string | undefined;
	/** A tool's choices, under the tool's name. */
	readonly [choice: string]: string | undefined;
}

type Listener = (change: 'said' | 'forgotten') => void;

const key = 'visit';
const listeners = new Set<Listener>();
let visit: Visit | undefined;

/** The same object until something else is said. */
export function readVisit(): Visit {
	visit ??= load();
	return visit;
}

/** Adds to what was said. An empty or undefined value takes back what was said under its name. */
export function rememberInVisit(said: Visit): void {
	const before = readVisit();
	const next = Object.entries({ ...before, ...contradicted(before, said), ...said }).filter(([, value]) => value);
	if (next.length !== Object.keys(before).length || next.some(([name, value]) => value !== before[name]))
		save(Object.fromEntries(next));
}

/** Forgets the answers and receipts that the forms keep in the tab, too. */
export function forgetVisit(): void {
	unlessRefused(() => sessionStorage.clear());
	tell({}, 'forgotten');
}

/** Calls the listener whenever something else is said, in this page or, before Back led here, on another. Returns how to end it. */
export function followVisit(listener: Listener): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}

/** Completed weeks of the pregnancy today; undefined while unknown, or for who is not pregnant. */
export function weekOf({ dueDate, week }: Visit): number | undefined {
	return dueDate ? gestationalWeek(dueDate) : Number(week) || undefined;
}

/** What is no longer true: the week before a due date, and a due date that makes it another week. */
function contradicted({ dueDate }: Visit, said: Visit): Visit {
	if (said.dueDate) return { week: undefined };
	return said.week && dueDate && said.week !== weekAnswer(dueDate) ? { dueDate: undefined } : {};
}

function load(): Visit {
	const stored = unlessRefused(() => Object.entries(JSON.parse(sessionStorage.getItem(key) ?? '{}')));
	return Object.fromEntries((stored ?? []).filter(([, value]) => typeof value === 'string')) as Visit;
}

function save(next: Visit): void {
	unlessRefused(() => sessionStorage.setItem(key, JSON.stringify(next)));
	tell(next);
}

function tell(next: Visit, change: Parameters<Listener>[0] = 'said'): void {
	visit = next;
	for (const listener of listeners) listener(change);
}

/** A page that Back brings back from memory has missed what was said since. */
globalThis.addEventListener?.('pageshow', ({ persisted }) => persisted && tell(load()));
