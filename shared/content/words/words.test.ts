/** Tests that the words of all languages have the same names, types and identifiers. */

import { expect, test } from 'vitest';
import { languages } from '../languages.ts';
import { words } from './words.ts';

test.each(languages)('%s has the words of English, the same identifiers, and no other words', (language) => {
	expect(shapeOf(words[language])).toEqual(shapeOf(words.en));
});

/** Replaces each text with its type. Identifiers keep their value, because code finds texts by them. */
function shapeOf(value: unknown, name = ''): unknown {
	if (typeof value === 'function') return `function of ${value.length} parameters`;
	if (typeof value === 'string') return ['id', 'key', 'value'].includes(name) ? value : 'text';
	if (typeof value !== 'object' || !value) return value;
	return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shapeOf(inner, key)]));
}
