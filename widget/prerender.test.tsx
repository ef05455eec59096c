/** Tests of the prerendered HTML. */

import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { prerenderQuoteWidget, quoteWidgetStyleHash } from './prerender.tsx';

test('writes the element, its attributes and its shadow root', () => {
	const html = prerenderQuoteWidget({ show: 'form', partner: 'acme', theme: 'dark', draft: true });
	expect(html).toMatch(
		/^<quote-widget show="form" partner="acme" theme="dark" draft><template shadowrootmode="open" shadowrootcustomelementregistry>/,
	);
	expect(html).toContain('name="partner" value="acme"');
	expect(html).not.toContain('<article');
	expect(prerenderQuoteWidget({ show: 'plans' })).toContain('<article');
});

test.each([false, undefined, null, 'false', 'null', 'undefined'])('omits a flag that is %j', (off) => {
	expect(prerenderQuoteWidget({ draft: off as boolean })).toMatch(/^<quote-widget><template/);
});

test('has no comments between text nodes, which Preact would not expect', () => {
	expect(prerenderQuoteWidget()).not.toContain('<!--');
});

test('gives every element a unique id', () => {
	const ids = prerenderQuoteWidget().match(/(?<= id=")[^"]+/g) ?? [];
	expect(ids.length).toBeGreaterThan(20);
	expect(ids).toEqual([...new Set(ids)]);
});

test('exports the hash of its style', () => {
	const style = /<style>(.*?)<\/style>/s.exec(prerenderQuoteWidget())?.[1] ?? '';
	expect(quoteWidgetStyleHash).toBe(`'sha256-${createHash('sha256').update(style).digest('base64')}'`);
});

test('escapes attribute values', () => {
	const html = prerenderQuoteWidget({ endpoint: '"><script>&' });
	expect(html).toContain('<quote-widget endpoint="&quot;&gt;&lt;script&gt;&amp;">');
	expect(html).not.toContain('<script>');
});
