/** The playground has a control for everything that the guide to embedding names. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { attributeNames } from '../element/options.ts';
import { attributeSettings, partNames, propertySettings } from './settings.ts';

const guide = readFileSync(join(import.meta.dirname, '../../docs/embedding.md'), 'utf8');
const styles = ['../../shared/tokens.css', '../styles/quote-widget.css', '../plan-comparison/plan-comparison.css']
	.map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))
	.join('\n');
const names = (text: string) => Array.from(text.matchAll(/`([\w-]+)`/g), ([, name]) => name);

test('every attribute', () => {
	expect(Object.keys(attributeSettings)).toEqual(attributeNames);
});

test('every custom property that counts once the script runs', () => {
	const named = new Set(guide.match(/--quote-widget-[a-z-]+/g));
	named.delete('--quote-widget-unit');
	expect(new Set(Object.keys(propertySettings))).toEqual(named);
});

test.each(Object.entries(propertySettings))('%s says what counts without it', (name, { fallback }) => {
	expect(styles.replace('var(--quote-widget-font, Georgia', 'Georgia')).toContain(`var(${name}, ${fallback})`);
});

test('every part', () => {
	const [, table = ''] = /`::part\(\)` takes these names:\n\n(.*?)\n\n/s.exec(guide) ?? [];
	const firstColumn = table.split('\n').map((row) => row.split('|')[1]);
	expect(partNames).toEqual(names(firstColumn.join()));
});

test.each([
	{ name: 'show', understood: ['plans', ' form  faq ', 'faq plans form'], not: ['plan', 'plansform', 'form,faq'] },
	{ name: 'plan', understood: ['plan-1', 'plan-4'], not: ['plan-5', 'Plan 1'] },
	{ name: 'theme', understood: ['auto'], not: ['Dark', 'black'] },
	{ name: 'partner', understood: ['acme-advisers', 'a.b_C-1'], not: ['acme advisers', 'é', 'x'.repeat(65)] },
] as const)('$name is told apart from a typing error', ({ name, understood, not }) => {
	const pattern = new RegExp(`^(?:${attributeSettings[name].pattern})$`, 'v');
	expect(understood.every((value) => pattern.test(value))).toBe(true);
	expect(not.some((value) => pattern.test(value))).toBe(false);
});
