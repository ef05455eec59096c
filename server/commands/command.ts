/** Context of every command of the operator's command line: its input and output. */

import { once } from 'node:events';
import stringWidth from 'string-width';
import { isCalendarDay } from '../../shared/enquiry/answers/calendar-days.ts';
import type { Config } from '../config/config.ts';
import { plainJson, plainText } from '../notifications/plain-text.ts';
import type { Service } from '../service/open-service.ts';

/** Wrong usage: exit code 2. */
export class UsageError extends Error {
	override name = 'UsageError';
}

/** It was understood and cannot be done: exit code 1. */
export class CommandFailed extends Error {
	override name = 'CommandFailed';
}

export type Values = Record<string, string | boolean | undefined>;

export type Options = Readonly<Record<string, string>>;

export interface Context extends Service {
	config: Config;
	values: Values;
	/** Arguments that are not options. */
	positionals: string[];
	/** Standard input. */
	input: NodeJS.ReadableStream;
	/** Standard output, for data. */
	out: NodeJS.WritableStream;
	/** Standard error, for words. */
	say: (words: string) => void;
	/** Asks a person; false without one. */
	confirm: (question: string) => Promise<boolean>;
	/** Names an enquiry that cannot be read: the command goes on, and fails at its end. */
	onUnreadable: (reference: string, error: unknown) => void;
}

export interface Command {
	name: string;
	/** What it takes beside options, in words of the help: `FILE`. */
	argument?: string;
	/** By name: what the help calls the value, such as `TIME`; `ID?` for one that may be left out, `flag` for an option without one. */
	options?: Options;
	/** It does not look into the tables: those of another version are as good. */
	takesAnyVersion?: true;
	/** True if a copy of the store that was begun before must not resume after the command. */
	mayChangeRows?: (values: Values) => boolean;
	run(context: Context): Promise<void>;
}

/** One that opens no store, or its own way. */
export interface StandaloneCommand extends Omit<Command, 'run'> {
	runAlone(config: Config, env: NodeJS.ProcessEnv, io: Pick<Context, 'out' | 'say'>): Promise<void>;
}

/** Writes as fast as the reader takes it. */
export async function write(out: NodeJS.WritableStream, text: string): Promise<void> {
	if (!out.write(text)) await once(out, 'drain');
}

/** A table is streamed: columns are aligned over this many rows at a time. */
const alignedRows = 200;
/** In terminal columns. A longer cell overflows its own row, so that one long name does not widen the column for all. */
const widestColumn = 40;

/** Writes a table, however long. @returns how many rows it has below its heading */
export async function writeTable<Row>(
	out: NodeJS.WritableStream,
	heading: readonly string[],
	rows: Iterable<Row> | AsyncIterable<Row>,
	cells: (row: Row) => string[],
): Promise<number> {
	let written = 0;
	let together = [heading];
	for await (const row of rows) {
		together.push(cells(row));
		written++;
		if (together.length > alignedRows) {
			await write(out, linedUp(together));
			together = [];
		}
	}
	if (written > 0 && together.length > 0) await write(out, linedUp(together));
	return written;
}

/** Writes a JSON array, however long, with an item a line. @returns how many items it has */
export async function writeJson<Item>(
	out: NodeJS.WritableStream,
	items: Iterable<Item> | AsyncIterable<Item>,
	describe: (item: Item) => unknown = (item) => item,
): Promise<number> {
	let written = 0;
	for await (const item of items)
		await write(out, `${written++ === 0 ? '[\n' : ',\n'}${plainJson(JSON.stringify(describe(item)))}`);
	await write(out, written === 0 ? '[]\n' : '\n]\n');
	return written;
}

function linedUp(rows: readonly (readonly string[])[]): string {
	const cells = rows.map((row) => row.map(plainText));
	const widest = (column: number) => Math.max(...cells.map((row) => stringWidth(row[column] ?? '')));
	const widths = cells[0]?.map((_, column) => Math.min(widest(column), widestColumn)) ?? [];
	const padded = (cell: string, width = 0) => cell + ' '.repeat(Math.max(0, width - stringWidth(cell)));
	const lines = cells.map((row) => row.map((cell, column) => padded(cell, widths[column])).join('  '));
	return lines.map((line) => `${line.trimEnd()}\n`).join('');
}

/** `1 enquiry`, `3 enquiries`. */
export function enquiries(count: number): string {
	return count === 1 ? '1 enquiry' : `${count} enquiries`;
}

/** `1 delivery`, `3 deliveries`. */
export function deliveries(count: number): string {
	return count === 1 ? '1 delivery' : `${count} deliveries`;
}

/** `3 enquiries, 1 of them not delivered to every receiver`. */
export function describeRemoval({ found, undelivered }: { found: number; undelivered: number }): string {
	const open = undelivered > 0 ? `, ${undelivered} of them not delivered to every receiver` : '';
	return enquiries(found) + open;
}

/** Who will be told of an end, and who has to be written to: a receiver that is no longer configured gets nothing. */
export function describeTelling(
	receivers: Iterable<string>,
	configured: { has(recipient: string): boolean },
	of: string,
): string[] {
	const [told, untold] = [true, false].map((isTold) => [...receivers].filter((one) => configured.has(one) === isTold));
	const addresses = (untold ?? []).map((recipient) => recipient.replace(/^email:/, ''));
	return [
		...(told?.length ? [`${told.join(', ')} may hold a copy, and will be told to ${of}.`] : []),
		...(addresses.length > 0
			? [`No longer configured, so we cannot tell them to ${of}: ${addresses.join(', ')}. Write to each yourself.`]
			: []),
	];
}

export function textOf(value: Values[string]): string | undefined {
	return typeof value === 'string' ? value : undefined;
}

const isoTime = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)(Z|[+-]\d{2}:?\d{2})?)?$/i;

/**
 * A date, a date with time, or ISO 8601, in the operator's zone unless it says otherwise; as it is stored. A date is the
 * moment it begins, or, as the end of a time, the moment it is over.
 */
export function readTime(name: string, value: unknown, dateIs: 'begun' | 'over' = 'begun'): string | undefined {
	if (value === undefined) return undefined;
	const [, day = '', time, zone = ''] = String(value).match(isoTime) ?? [];
	const moment = new Date(`${day}T${time ?? '00:00'}${zone.toUpperCase()}`);
	if (!time && dateIs === 'over') moment.setDate(moment.getDate() + 1);
	// JavaScript takes 30 February for the second of March.
	if (!isCalendarDay(day) || Number.isNaN(moment.getTime())) {
		throw new UsageError(`${name} must be a date or a time, such as 2026-11-21, "2026-11-21 08:30" or ISO 8601.`);
	}
	return moment.toISOString();
}

/** A stored time in the operator's zone, to be read: `2026-11-21 08:30:15`. */
export function localTime(time: string): string {
	return new Date(time).toLocaleString('sv-SE');
}

export function readCount(name: string, value: unknown): number | undefined {
	if (value === undefined) return undefined;
	if (!/^[1-9]\d{0,8}$/.test(String(value))) throw new UsageError(`${name} must be a whole number, 1 or more.`);
	return Number(value);
}
