/** @vitest-environment jsdom */
/** The markup that is offered to copy. */

import { expect, test } from 'vitest';
import { attributesOf, markupWithButton, markupWithElements, markupWithFrame, markupWithScripts } from './markup.ts';

const src = 'https://cover.example/widget/v1/quote-widget.js';
const script = { src };

function parse(html: string): Element[] {
	const page = document.createElement('div');
	page.innerHTML = html;
	return [...page.children];
}

test('writes the two lines a partner pastes, safely quoted', () => {
	const elements = parse('<quote-widget id="own" show="form" draft partner="a&quot;b&amp;c"></quote-widget>');
	expect(markupWithElements({ script, elements: elements.map(attributesOf), styles: '' })).toBe(
		`<script src="${src}" async></script>\n` +
			'<quote-widget show="form" partner="a&quot;b&amp;c" draft></quote-widget>',
	);
});

test('a pinned element holds a link, which is shown as long as the script is not there', () => {
	const elements = [{ partner: 'acme', plan: 'plan-2' }];
	expect(markupWithElements({ script: { src, integrity: 'sha384-x' }, elements, styles: '' })).toContain(
		'<quote-widget partner="acme" plan="plan-2"><a href="https://cover.example/maternity?partner=acme&amp;plan=plan-2#quote">',
	);
});

test('writes the script tag alone, once for each element', () => {
	const elements = parse('<quote-widget show="plans"></quote-widget><quote-widget show="form" share></quote-widget>');
	expect(markupWithScripts({ script, elements: elements.map(attributesOf), styles: '' })).toBe(
		`<script src="${src}" data-mount data-show="plans" async></script>\n` +
			`<script src="${src}" data-mount data-show="form" data-share async></script>`,
	);
});

test('is read back as it was written, whatever the values', () => {
	const value = `"'<b>&amp; &lt; ü 孕 \u202e \n</quote-widget>`;
	const elements = parse('<quote-widget></quote-widget>');
	elements[0]?.setAttribute('phone', value);
	const [, copy] = parse(markupWithElements({ script, elements: elements.map(attributesOf), styles: '' }));
	expect(copy?.getAttribute('phone')).toBe(value);
	const [tag] = parse(markupWithScripts({ script, elements: elements.map(attributesOf), styles: '' }));
	expect((tag as HTMLScriptElement).dataset.phone).toBe(value);
});

test('puts the styles ahead, in which nothing ends the tag', () => {
	const styles = 'quote-widget::before { content: "</style>" }';
	const written = markupWithElements({ script, elements: [], styles });
	expect(parse(written).map(({ localName }) => localName)).toEqual(['style', 'script']);
});

test('pins a script to one build', () => {
	expect(markupWithElements({ script: { src, integrity: 'sha384-abc' }, elements: [], styles: '' })).toBe(
		`<script src="${src}" integrity="sha384-abc" crossorigin="anonymous" async></script>`,
	);
});

test('writes a button that is a link to the form, and a frame', () => {
	const [, link] = parse(
		markupWithButton({ script, elements: [{ plan: 'plan-2' }], styles: '' }, 'A & <b>', 'https://cover.example/#quote'),
	) as [Element, HTMLAnchorElement];
	expect(link.textContent).toBe('A & <b>');
	expect(link.href).toBe('https://cover.example/#quote');
	expect({ ...link.dataset }).toEqual({ quoteWidget: '', plan: 'plan-2' });
	const [frame] = parse(markupWithFrame('https://cover.example/widget/v1/frame?partner=a&plan=plan-2', '"Quote"'));
	expect(frame?.getAttribute('src')).toBe('https://cover.example/widget/v1/frame?partner=a&plan=plan-2');
	expect(frame?.getAttribute('title')).toBe('"Quote"');
});
