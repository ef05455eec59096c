/** Reads and checks the JSON files that an operator edits. A message is a sentence with file, place and correction. */

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { type ContentName, contentSchemas, disagreements } from './content-schema.ts';

export type Content = { [Name in ContentName]: z.infer<(typeof contentSchemas)[Name]> };

export const contentFolder = 'shared/content';

export class ContentError extends Error {}

/** Refuses a malformed `PUBLIC_ORIGIN` with the same message as the service. @throws {ContentError} */
export function checkPublicOrigin(text = ''): void {
	if (text && URL.parse(text)?.origin !== text)
		throw new ContentError('PUBLIC_ORIGIN must be an origin such as https://quotes.example, without a path.');
}

/** @throws {ContentError} with one line for each mistake, as `checkContent` */
export function readContent(folder = contentFolder): Content {
	const names = Object.keys(contentSchemas) as ContentName[];
	return checkContent(
		Object.fromEntries(names.map((name) => [name, readFileSync(join(folder, `${name}.json`), 'utf8')])),
	);
}

/** Writes the JSON schemas that code editors use for checks and completion. */
export function writeJsonSchemas(folder = join(contentFolder, 'schemas')): void {
	mkdirSync(folder, { recursive: true });
	for (const [name, schema] of Object.entries(contentSchemas)) {
		const json = z.toJSONSchema(schema, { target: 'draft-7' });
		writeFileSync(join(folder, `${name}.schema.json`), JSON.stringify(json));
	}
}

/** @param sources text of each file, by its name without `.json` @throws {ContentError} with one line for each mistake */
export function checkContent(sources: Readonly<Record<string, string>>): Content {
	const mistakes: string[] = [];
	const content: Record<string, unknown> = {};
	for (const [name, schema] of Object.entries(contentSchemas)) {
		try {
			const json: unknown = JSON.parse(sources[name] ?? '');
			const { error, data } = schema.safeParse(json);
			content[name] = data;
			for (const issue of error?.issues ?? []) mistakes.push(`${name}.json, ${describe(issue, json)}.`);
		} catch (error) {
			mistakes.push(
				`${name}.json is not JSON: ${(error as Error).message}; correct that place, or the line before it.`,
			);
		}
	}
	const checked = content as Content;
	if (mistakes.length === 0) mistakes.push(...disagreements(checked.plans, checked.figures));
	if (mistakes.length > 0) throw new ContentError(mistakes.join('\n'));
	return checked;
}

function describe(issue: z.core.$ZodIssue, json: unknown): string {
	if (issue.code !== 'unrecognized_keys') return `${place(issue.path, json)}: ${issue.message}`;
	const [key] = issue.keys;
	return `${place(issue.path, json)}: there is no "${key}" here; correct its name, or take it out`;
}

/** Formats a place as `plans, plan-2, premium`. An entry of a list is named by its id, or else by its number, counted from 1. */
function place(path: readonly PropertyKey[], json: unknown): string {
	let value = json;
	const names = path.map((key) => {
		value = (value as Record<PropertyKey, unknown> | undefined)?.[key];
		const id = typeof key === 'number' && (value as { id?: unknown } | undefined)?.id;
		return typeof id === 'string' ? id : typeof key === 'number' ? `number ${key + 1}` : String(key);
	});
	return names.join(', ') || 'at the top';
}
