/** What can be set, heard and styled on the element: names and types from the code, words from the tables in `docs/embedding.md`. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { planIds } from '../../shared/content/plans.ts';
import type { QuoteWidgetEventName } from '../element/events.ts';
import { type AttributeName, attributeNames, isFlag, type Theme } from '../element/options.ts';

export interface Described {
	name: string;
	description: string;
	/** A TypeScript type. */
	type?: string;
	/** The values that an attribute takes, where they are a fixed set. */
	values?: readonly string[];
	default?: string;
}

const attributeValues: Partial<Record<AttributeName, readonly string[]>> = {
	plan: planIds,
	theme: ['light', 'dark', 'auto'] satisfies Theme[],
};

const eventDetails: Record<QuoteWidgetEventName, string> = {
	'quote-widget:ready': '{}',
	'quote-widget:plan-selected': '{ plan }',
	'quote-widget:start': '{ partner, plan }',
	'quote-widget:invalid': '{ fields }',
	'quote-widget:submit': '{ partner, plan }',
	'quote-widget:success': '{ reference, partner, plan }',
	'quote-widget:error': '{ code, retryable }',
};

const guide = readFileSync(join(import.meta.dirname, '../../docs/embedding.md'), 'utf8');

export const attributes: Described[] = attributeNames.map((name) => {
	const [description, fallback] = rowOf('attribute', name);
	const values = attributeValues[name];
	return {
		name,
		description,
		...(values && { values }),
		type: isFlag(name) ? 'boolean' : (values?.map((value) => `'${value}'`).join(' | ') ?? 'string'),
		default: fallback.replaceAll('`', ''),
	};
});

export const events: Described[] = Object.entries(eventDetails).map(([name, detail]) => {
	const [documented, description] = rowOf('event', name);
	if (documented !== `\`${detail}\``) throw new Error(`docs/embedding.md describes another detail of ${name}.`);
	return { name, description, type: `QuoteWidgetEventMap['${name}']` };
});

/** What the element can do beside its attributes: each is a method, or else a property that is read. */
export const members: (Described & { isMethod: boolean })[] = ['values', 'prefill(values)', 'reset()'].map((name) => ({
	name: name.replace(/\(.*/, ''),
	description: rowOf('method', name)[0],
	isMethod: name.includes('('),
}));

export const cssProperties: Described[] = allRows('custom property');
export const cssParts: Described[] = allRows('part');

/** The cells beside a name in the table whose first column has this heading. */
function rowOf(heading: string, name: string): [string, string] {
	const row = tableOf(heading).find(({ names }) => names.includes(name));
	if (!row) throw new Error(`docs/embedding.md has no ${heading} ${name}.`);
	const [first = '', second = ''] = row.cells;
	return [first, second];
}

function allRows(heading: string): Described[] {
	return tableOf(heading).flatMap(({ names, cells: [description = ''] }) =>
		names.map((name) => ({ name, description })),
	);
}

function tableOf(heading: string): { names: string[]; cells: string[] }[] {
	const [, rows = ''] = guide.match(new RegExp(`^\\| ${heading} \\|.*\n\\|[-|]+\n((?:\\|.*\n)+)`, 'm')) ?? [];
	return rows
		.trimEnd()
		.split('\n')
		.map((row) => row.slice(2, -2).split(' | '))
		.map(([names = '', ...cells]) => ({
			names: [...names.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
			cells,
		}));
}
