/**
 * Files `erasures` and `withdrawals` beside the back-ups, with reference and time of each. A restore repeats those that followed
 * the back-up, so each line is written as soon as the store has changed.
 */

import { appendFileSync, chownSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

export type Endings = 'erasures' | 'withdrawals';

export interface Ended {
	reference: string;
	/** ISO 8601. */
	at: string;
}

export type RecordEndings = (kind: Endings, ended: readonly Ended[]) => void;

/** @param onFailure called with a sentence if the file cannot be written; the erasure or withdrawal is not undone */
export function recordEndingsIn(folder: string | undefined, onFailure: (sentence: string) => void): RecordEndings {
	return (kind, ended) => {
		if (!folder || ended.length === 0) return;
		const file = join(folder, kind);
		try {
			appendFileSync(file, endingLines(ended), { mode: 0o600, flush: true });
			const { uid, gid } = statSync(folder);
			// If root created the file, the folder's owner gets it, so that the service can append to it.
			if (process.getuid?.() === 0) chownSync(file, uid, gid);
		} catch (error) {
			const { code } = error as NodeJS.ErrnoException;
			onFailure(`${file} cannot be written (${code}): after a restore, do these again by hand: ${endingLines(ended)}`);
		}
	};
}

export function endingLines(ended: readonly Ended[]): string {
	return ended.map(({ reference, at }) => `${reference} ${at}\n`).join('');
}

const line = /^([0-9A-Z]{5}-[0-9A-Z]{5}-[0-9A-Z]{4}) (\d{4}-\d{2}-\d{2}T[\d:.]+Z)$/;

/** @throws Error with a user-readable message if the file is unreadable or malformed */
export function readEndings(file: string): Ended[] {
	const lines = readLines(file);
	return lines.map((text, index) => {
		const [, reference, at] = line.exec(text) ?? [];
		if (!reference || !at)
			throw new Error(`Line ${index + 1} of ${file} is no reference with a time: nothing was done.`);
		return { reference, at };
	});
}

function readLines(file: string): string[] {
	try {
		return readFileSync(file, 'utf8').split('\n').filter(Boolean);
	} catch (error) {
		throw new Error(`${file} cannot be read (${(error as NodeJS.ErrnoException).code}).`);
	}
}
