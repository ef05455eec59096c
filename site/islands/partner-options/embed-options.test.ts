import { expect, test } from 'vitest';
import { type Deployment, defaultOptions, type EmbedOptions, frameAddress, linesFor } from './embed-options.ts';

const file = (name: string) => ({
	url: `/widget/v1/1.0.0-abc/${name}`,
	integrity: `sha384-${name}`,
	bytes: 1,
	gzip: 1,
	brotli: 1,
});
const names = ['quote-widget.js', 'quote-widget-button.js', 'quote-widget.ms.js'];
const deployment: Deployment = {
	origin: 'https://cover.example',
	files: Object.fromEntries(names.map((name) => [name, file(name)])),
};
const lines = (changes: Partial<EmbedOptions>) =>
	linesFor({ ...defaultOptions, partner: 'acme-advisers', ...changes }, deployment);

test('two lines at first', () => {
	expect(lines({ partner: '' })).toBe(`<script src="https://cover.example/widget/v1/quote-widget.js" async></script>
<quote-widget partner="test"></quote-widget>`);
});

test('pinned to this build, in another language, with parts, plan, theme and styles', () => {
	expect(
		lines({ pinned: true, language: 'ms', parts: ['form'], plan: 'plan-3', theme: 'dark', accent: '#7a1f5c' }),
	).toBe(`<style>
quote-widget {
	--quote-widget-accent: #7a1f5c;
}
</style>
<script src="https://cover.example/widget/v1/1.0.0-abc/quote-widget.ms.js" integrity="sha384-quote-widget.ms.js" crossorigin="anonymous" async></script>
<quote-widget show="form" partner="acme-advisers" plan="plan-3" theme="dark"><a href="https://cover.example/ms?partner=acme-advisers&amp;plan=plan-3#quote">Get a free quote</a></quote-widget>`);
});

test('a button and a frame', () => {
	expect(lines({ way: 'button', parts: ['form'], plan: 'plan-3' })).toContain(
		'<a href="https://cover.example/maternity?partner=acme-advisers&amp;plan=plan-3#quote" data-quote-widget data-show="form" data-partner="acme-advisers" data-plan="plan-3">',
	);
	expect(lines({ way: 'frame', parts: ['form'], language: 'ms' })).toContain(
		'src="https://cover.example/widget/v1/frame?partner=acme-advisers&amp;show=form&amp;lang=ms"',
	);
});

test('no part chosen shows all, and a preview sends nothing', () => {
	expect(lines({ parts: [] })).toBe(lines({}));
	expect(frameAddress(defaultOptions, false)).toBe('/widget/v1/frame?endpoint=simulate');
});

test('a font ends no rule and no tag', () => {
	expect(lines({ font: 'Arial; } </style>' })).toContain('--quote-widget-font: Arial  /style;');
});
