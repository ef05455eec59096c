/** Prints a table as CSV for a spreadsheet, and reads a saved one. Error messages say how to save the table. */

import { readFileSync } from 'node:fs';
import { type CsvError, parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { ContentError } from '../build/content/check-content.ts';

/** Delimiters that Excel writes: in CSV in English, in CSV in much of Europe, and in "Unicode Text". */
const delimiters = [',', ';', '\t'];
const saveAsUtf8 = 'save it again as "CSV UTF-8 (Comma delimited)"';

export type Row = Readonly<Record<string, string>>;

/**
 * Command that exchanges a table with a spreadsheet: prints the rows, or applies those of the file named by the first argument
 * and prints a summary. If rows are refused, prints the reason and sets the exit code 1.
 */
export function exchangeTable(columns: string[], print: () => Row[], apply: (rows: readonly Row[]) => string): void {
	// A program such as `head` may close the pipe early, which is no error.
	process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => process.exit(code === 'EPIPE' ? 0 : 1));
	const [file] = process.argv.slice(2);
	try {
		if (file) console.error(apply(readTable(file, columns)));
		else process.stdout.write(stringify(print(), { bom: true, header: true, columns }));
	} catch (error) {
		if (!(error instanceof ContentError)) throw error;
		console.error(`Nothing was changed:\n${error.message}`);
		process.exitCode = 1;
	}
}

/** @returns non-empty rows, with their cells by column @throws {ContentError} if the file cannot be read as such a table */
export function readTable(file: string, columns: readonly string[]): Row[] {
	const text = decode(file, readBytes(file));
	const [first = ''] = text.split(/[\r\n]/, 1);
	const beginsWithColumns = (delimiter: string) => {
		const [names = []]: string[][] = parse(first, { delimiter });
		return columns.every((name, index) => names[index]?.trim() === name);
	};
	try {
		const delimiter = delimiters.find(beginsWithColumns);
		if (!delimiter)
			throw new ContentError(
				`${file} must begin with the columns ${columns.join(', ')}, and begins with "${first.slice(0, 80)}": put its first row back.`,
			);
		const relaxed = { relax_column_count: true, skip_records_with_empty_values: true };
		return parse(text, { delimiter, columns: [...columns], from: 2, ...relaxed });
	} catch (error) {
		if (error instanceof ContentError) throw error;
		throw new ContentError(`${file} is no table: ${(error as CsvError).message}; ${saveAsUtf8}.`);
	}
}

function readBytes(file: string): Buffer {
	try {
		return readFileSync(file);
	} catch (error) {
		const { code } = error as NodeJS.ErrnoException;
		throw new ContentError(
			code === 'ENOENT' ? `There is no file ${file}: give the path of the table.` : `${file} cannot be read (${code}).`,
		);
	}
}

/** Decodes UTF-8, or UTF-16 with a byte order mark. Refuses Excel's other encodings, which lack letters of our languages. */
function decode(file: string, bytes: Buffer): string {
	const encoding = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8';
	try {
		return new TextDecoder(encoding, { fatal: true }).decode(bytes);
	} catch {
		throw new ContentError(`${file} is not in UTF-8, so letters of some languages are lost: ${saveAsUtf8}.`);
	}
}

/** Matches the replacement character, and UTF-8 that was decoded as Windows-1252. */
const misread = /\ufffd|[\u00c2\u00c3][\u0080-\u00bf]|[\u00e0-\u00ef][\u0080-\u00bf\u0152-\u2122]{2}/;

/** @throws {ContentError} if the spreadsheet replaced letters by `?` when saving, or read UTF-8 as Windows-1252 */
export function expectLetters(before: string, after: string, place: string): void {
	const asAscii = before.replace(/[^\0-\x7f]/g, '?');
	const areLost = /\?\?/.test(after) ? !/\?\?/.test(before) : asAscii !== before && after === asAscii;
	if (areLost || misread.test(after))
		throw new ContentError(`${place}: other signs stand in the place of letters; ${saveAsUtf8}.`);
}
