/** Tests that the widget's style sheets use no custom property that only our own site defines. */

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

test('every custom property without a fallback is defined by the widget', () => {
	const files = ['shared/tokens.css', ...globSync('widget/**/*.css', { cwd: root })];
	const css = files.map((file) => readFileSync(join(root, file), 'utf8')).join('\n');
	const names = (pattern: RegExp) => new Set([...css.matchAll(pattern)].map(([, name]) => name));
	const used = names(/var\((--[\w-]+)\)/g);
	expect(used.size).toBeGreaterThan(20);
	expect([...used.difference(names(/(--[\w-]+):/g))]).toEqual([]);
});
