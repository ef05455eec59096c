// @vitest-environment node
/** The data for editors names what the code has, in the words of the guide. */

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { attributeNames } from '../element/options.ts';
import { editorFiles } from './editor-data.ts';

const words = expect.stringMatching(/\w{2}/);
const manifest = editorFiles['custom-elements.json'] as {
	modules: { declarations: Record<string, { name: string; description?: string }[]>[] }[];
};
const declaration = manifest.modules[0]?.declarations[0] ?? {};
const named = (kind: string) => declaration[kind]?.map(({ name }) => name);

test('every attribute is there, also as a property', () => {
	expect(named('attributes')).toEqual([...attributeNames]);
	expect(named('members')).toEqual([...attributeNames, 'values', 'prefill', 'reset']);
});

test('every event is there', () => {
	const source = readFileSync('widget/element/events.ts', 'utf8');
	expect(named('events')).toEqual([...source.matchAll(/^\t'(quote-widget:[a-z-]+)'/gm)].map(([, name]) => name));
});

test.each(['attributes', 'events', 'members', 'cssProperties', 'cssParts'])('each of the %s is described', (kind) => {
	expect(declaration[kind]?.length).toBeGreaterThan(2);
	for (const entry of declaration[kind] ?? []) expect(entry.description, entry.name).toEqual(words);
});

test('a fixed set of values is offered for completion', () => {
	const { tags } = editorFiles['vscode.html-custom-data.json'] as {
		tags: { attributes: { name: string; values?: { name: string }[] }[] }[];
	};
	const plan = tags[0]?.attributes.find(({ name }) => name === 'plan');
	expect(plan?.values?.map(({ name }) => name)).toEqual(['plan-1', 'plan-2', 'plan-3', 'plan-4']);
});
