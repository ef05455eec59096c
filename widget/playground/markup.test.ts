/** The markup that the playground offers to copy. */

import { expect, test } from 'vitest';
import { markupWithElements, markupWithScripts } from './markup.ts';

const script = 'https://cover.example/widget/v1/quote-widget.js';

function parse(html: string): Element[] {
	const page = document.createElement('div');
	page.innerHTML = html;
	return [...page.children];
}

test('writes the two lines a partner pastes, safely quoted', () => {
	const elements = parse('<quote-widget id="own" show="form" draft partner="a&quot;b&amp;c"></quote-widget>');
	expect(markupWithElements({ script, elements, styles: '' })).toBe(
		`<script src="${script}" async></script>\n` +
			'<quote-widget show="form" partner="a&quot;b&amp;c" draft></quote-widget>',
	);
});

test('writes the script tag alone, once for each element', () => {
	const elements = parse('<quote-widget show="plans"></quote-widget><quote-widget show="form" share></quote-widget>');
	expect(markupWithScripts({ script, elements, styles: '' })).toBe(
		`<script src="${script}" data-mount data-show="plans" async></script>\n` +
			`<script src="${script}" data-mount data-show="form" data-share async></script>`,
	);
});

test('is read back as it was written, whatever the values', () => {
	const value = `"'<b>&amp; &lt; ü 孕 \u202e \n</quote-widget>`;
	const elements = parse('<quote-widget></quote-widget>');
	elements[0]?.setAttribute('phone', value);
	const [, copy] = parse(markupWithElements({ script, elements, styles: '' }));
	expect(copy?.getAttribute('phone')).toBe(value);
	const [tag] = parse(markupWithScripts({ script, elements, styles: '' }));
	expect((tag as HTMLScriptElement).dataset.phone).toBe(value);
});

test('puts the styles ahead, in which nothing ends the tag', () => {
	const styles = 'quote-widget::before { content: "</style>" }';
	const written = markupWithElements({ script, elements: [], styles });
	expect(parse(written).map(({ localName }) => localName)).toEqual(['style', 'script']);
});
