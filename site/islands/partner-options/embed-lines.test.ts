/** @vitest-environment jsdom */
/** Tests of the lines that a partner copies. */

import { expect, test } from 'vitest';
import { type Deployment, linesFor } from './embed-lines.ts';
import { readOptions } from './embed-options.ts';

const sizes = { bytes: 1, gzip: 1, brotli: 1 };
const files = ['quote-widget.js', 'quote-widget-button.js', 'quote-widget.ms.js'].map((name) => {
	return [name, { url: `/widget/v1/1.0.0-abc/${name}`, integrity: `sha384-${name}`, ...sizes }];
});
const deployment: Deployment = { origin: 'https://cover.example', files: Object.fromEntries(files) };

function lines(chosen: Record<string, string>): string {
	const fields = new FormData();
	for (const [name, value] of Object.entries(chosen)) fields.set(name, value);
	return linesFor(readOptions(fields), deployment);
}

test('two lines at first, and all parts where none is chosen', () => {
	expect(lines({})).toBe(`<script src="https://cover.example/widget/v1/quote-widget.js" async></script>
<quote-widget partner="test"></quote-widget>`);
});

test('pinned to this build, in another language, with parts, plan, theme and styles', () => {
	const accent = '#7a1f5c';
	const chosen = { partner: 'acme', pinned: 'on', language: 'ms', show: 'form', plan: 'plan-3', theme: 'dark', accent };
	expect(lines(chosen)).toBe(`<style>
quote-widget {
	--quote-widget-accent: #7a1f5c;
}
</style>
<script src="https://cover.example/widget/v1/1.0.0-abc/quote-widget.ms.js" integrity="sha384-quote-widget.ms.js" crossorigin="anonymous" async></script>
<quote-widget show="form" partner="acme" plan="plan-3" theme="dark"><a href="https://cover.example/ms?partner=acme&amp;plan=plan-3#quote">Get a free quote</a></quote-widget>`);
});

test('a button and a frame', () => {
	const chosen = { partner: 'acme', show: 'form' };
	expect(lines({ ...chosen, way: 'button', plan: 'plan-3' })).toContain(
		'<a href="https://cover.example/maternity?partner=acme&amp;plan=plan-3#quote" data-quote-widget data-show="form" data-partner="acme" data-plan="plan-3">',
	);
	expect(lines({ ...chosen, way: 'frame', language: 'ms', font: 'Georgia' })).toMatch(
		/^<iframe src="https:\/\/cover\.example\/widget\/v1\/frame\?show=form&amp;partner=acme&amp;lang=ms"/,
	);
});

test('a font’s name cannot end a rule or a tag', () => {
	expect(lines({ font: 'Arial; } </style>' })).toContain('--quote-widget-font: Arial  /style;');
});

test.each(['inline', 'button', 'frame'])('%s: any partner id reads back from the lines', (way) => {
	const partner = `"'<b>&amp; &lt; ü 孕 \u202e </quote-widget></a></iframe>`;
	const page = document.createElement('div');
	page.innerHTML = lines({ way, partner, pinned: 'on' });
	const [element] = page.querySelectorAll<HTMLElement>('quote-widget, [data-quote-widget], iframe');
	const address = element?.getAttribute('src') ?? page.querySelector('a')?.href;
	expect(new URL(`${address}`).searchParams.get('partner')).toBe(partner);
	if (way !== 'frame') expect(element?.getAttribute('partner') ?? element?.dataset.partner).toBe(partner);
	expect(page.children).toHaveLength(2);
});
