/** What the widget leaves out of its libraries is still where it is looked for. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withoutUnused } from './leave-out.ts';
import { readFor, unusedFeatures } from './unused-features.ts';

const files = new Set(unusedFeatures.flatMap(({ changes }) => Object.keys(changes)));

test.each([...files])('finds in %s all that the widget leaves out', (file) => {
	const code = readFileSync(join('node_modules', file), 'utf8');
	expect(withoutUnused(code, file)).not.toBe(code);
});

test.each(Object.entries(readFor))('was read for %s %s', (library, version) => {
	const installed = JSON.parse(readFileSync(join('node_modules', library, 'package.json'), 'utf8'));
	expect(installed.version).toBe(version);
});

test('leaves other files as they are', () => {
	expect(withoutUnused('any code', 'preact/src/util.js')).toBe('any code');
});

test('fails when a new version of a library no longer has what is left out', () => {
	expect(() => withoutUnused('rewritten', 'preact/src/render.js')).toThrow('no longer has');
});
