/** Interface of the operator's commands, and functions for their input and output. */

import { once } from 'node:events';
import stringWidth from 'string-width';
import { isCalendarDay } from '../../shared/enquiry/answers/calendar-days.ts';
import type { Config } from '../config/config.ts';
import { plainJson, plainText } from '../notifications/plain-text.ts';
import type { Service } from '../service/open-service.ts';

/** Error of wrong usage. The command line ends with exit code 2. */
export class UsageError extends Error {
	override name = 'UsageError';
}

/** Failure of a correctly used command, for example of `check` if it finds a fault. The command line ends with exit code 1. */
export class CommandFailed extends Error {
	override name = 'CommandFailed';
}

export type Values = Record<string, string | boolean | undefined>;

export type Options = Readonly<Record<string, string>>;

export interface Context extends Service {
	config: Config;
	values: Values;
	positionals: string[];
	/** Standard input. */
	input: NodeJS.ReadableStream;
	/** Standard output, for data. */
	out: NodeJS.WritableStream;
	/** Prints a message on standard error. */
	print: (message: string) => void;
	/** Asks the operator. Resolves to true only for `y` or `yes`, in any letter case. Rejects if standard input has ended already. */
	confirm: (question: string) => Promise<boolean>;
	/** Reports an unreadable enquiry. The command continues with the other enquiries, and ends with exit code 1. */
	onUnreadable: (reference: string, error: unknown) => void;
}

export interface Command {
	name: string;
	/** Name of the positional argument in the help, such as `FILE`. */
	argument?: string;
	/** Options, each with its value as the help names it, such as `TIME`. `TIME?` is an optional value, `flag` means no value. */
	options?: Options;
	/** True if the command does not read the tables, so that their version does not matter. */
	takesAnyVersion?: true;
	/** True if the command may change rows. An interrupted `copy` from this store can then no longer resume. */
	mayChangeRows?: (values: Values) => boolean;
	run(context: Context): Promise<void>;
}

/** A command that opens the store itself, so that it can also run without a store. */
export interface StandaloneCommand extends Omit<Command, 'run'> {
	runAlone(config: Config, env: NodeJS.ProcessEnv, io: Pick<Context, 'out' | 'print'>): Promise<void>;
}

/** Writes text and waits while the stream's buffer is full (backpressure). */
export async function write(out: NodeJS.WritableStream, text: string): Promise<void> {
	if (!out.write(text)) await once(out, 'drain');
}

/** A table is streamed, so its columns are aligned only within blocks of about this many rows. */
const alignedRows = 200;
/** In terminal cells. A longer text overflows only in its own row, so that one long name does not widen every row. */
const maxColumnWidth = 40;

/** Streams a table; writes nothing if there are no rows. @returns number of rows without the heading */
export async function writeTable<Row>(
	out: NodeJS.WritableStream,
	heading: readonly string[],
	rows: Iterable<Row> | AsyncIterable<Row>,
	cells: (row: Row) => string[],
): Promise<number> {
	let written = 0;
	let batch = [heading];
	for await (const row of rows) {
		batch.push(cells(row));
		written++;
		if (batch.length > alignedRows) {
			await write(out, aligned(batch));
			batch = [];
		}
	}
	if (written > 0 && batch.length > 0) await write(out, aligned(batch));
	return written;
}

/** Streams a JSON array with one item per line. @returns number of items */
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

function aligned(rows: readonly (readonly string[])[]): string {
	const cells = rows.map((row) => row.map(plainText));
	const widest = (column: number) => Math.max(...cells.map((row) => stringWidth(row[column] ?? '')));
	const widths = cells[0]?.map((_, column) => Math.min(widest(column), maxColumnWidth)) ?? [];
	const padded = (cell: string, width = 0) => cell + ' '.repeat(Math.max(0, width - stringWidth(cell)));
	const lines = cells.map((row) => row.map((cell, column) => padded(cell, widths[column])).join('  '));
	return lines.map((line) => `${line.trimEnd()}\n`).join('');
}

export function formatEnquiryCount(count: number): string {
	return count === 1 ? '1 enquiry' : `${count} enquiries`;
}

export function formatDeliveryCount(count: number): string {
	return count === 1 ? '1 delivery' : `${count} deliveries`;
}

/** Formats counts, such as `3 enquiries, 1 of them not delivered to every receiver`. */
export function describeRemoval({ found, undelivered }: { found: number; undelivered: number }): string {
	const open = undelivered > 0 ? `, ${undelivered} of them not delivered to every receiver` : '';
	return formatEnquiryCount(found) + open;
}

/**
 * Sentences that name the receivers to be notified of a withdrawal or erasure, and those that only the operator can notify.
 *
 * @param request what a receiver is told to do, such as `stop`
 */
export function describeNotifications(
	receivers: Iterable<string>,
	configured: { has(recipient: string): boolean },
	request: string,
): string[] {
	const [notified, unreachable] = [true, false].map((isConfigured) =>
		[...receivers].filter((one) => configured.has(one) === isConfigured),
	);
	const addresses = (unreachable ?? []).map((recipient) => recipient.replace(/^email:/, ''));
	return [
		...(notified?.length ? [`${notified.join(', ')} may hold a copy, and will be told to ${request}.`] : []),
		...(addresses.length > 0
			? [`No longer configured, so we cannot tell them to ${request}: ${addresses.join(', ')}. Write to each yourself.`]
			: []),
	];
}

export function textOf(value: Values[string]): string | undefined {
	return typeof value === 'string' ? value : undefined;
}

const isoTime = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)(Z|[+-]\d{2}:?\d{2})?)?$/i;

/**
 * Reads a date, or a date and time, by default in the operator's time zone. A date alone means the start of that day, or of the
 * next day if `dateMeans` is `end`. @returns ISO 8601 in UTC; undefined without a value @throws UsageError
 */
export function readTime(name: string, value: unknown, dateMeans: 'start' | 'end' = 'start'): string | undefined {
	if (value === undefined) return undefined;
	const [, day = '', time, zone = ''] = String(value).match(isoTime) ?? [];
	const moment = new Date(`${day}T${time ?? '00:00'}${zone.toUpperCase()}`);
	if (!time && dateMeans === 'end') moment.setDate(moment.getDate() + 1);
	// Node reads 30 February as 2 March, so check the day as well.
	if (!isCalendarDay(day) || Number.isNaN(moment.getTime())) {
		throw new UsageError(`${name} must be a date or a time, such as 2026-11-21, "2026-11-21 08:30" or ISO 8601.`);
	}
	return moment.toISOString();
}

/** Formats a stored time in the operator's time zone, such as `2026-11-21 08:30:15`. */
export function localTime(time: string): string {
	return new Date(time).toLocaleString('sv-SE');
}

export function readCount(name: string, value: unknown): number | undefined {
	if (value === undefined) return undefined;
	if (!/^[1-9]\d{0,8}$/.test(String(value))) throw new UsageError(`${name} must be a whole number, 1 or more.`);
	return Number(value);
}
