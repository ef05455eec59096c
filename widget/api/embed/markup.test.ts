/** @vitest-environment jsdom */
/** The markup that is offered to copy reads back as what it was made from, whatever the values. */

import { expect, test } from 'vitest';
import { markupWithButton, markupWithElement, markupWithFrame } from './markup.ts';

const hostile = `"'<b>&amp; &lt; ü 孕 \u202e \n</quote-widget></a></iframe>`;
const form = 'https://cover.example/maternity?partner=acme&plan=plan-2#quote';
const source = {
	script: { src: 'https://cover.example/widget/v1/quote-widget.js', integrity: 'sha384-x' },
	attributes: { phone: hostile, draft: '' },
	styles: 'quote-widget::before { content: "</style>" }',
	form,
	words: hostile,
};

function parse(html: string): Element[] {
	const page = document.createElement('div');
	page.innerHTML = html;
	return [...page.children];
}

test('an element, pinned: the link inside is shown as long as the script is not there', () => {
	const [style, script, element, ...rest] = parse(markupWithElement(source));
	expect(style?.localName).toBe('style');
	expect(script?.outerHTML).toBe(
		`<script src="${source.script.src}" integrity="sha384-x" crossorigin="anonymous" async=""></script>`,
	);
	expect([element?.getAttribute('phone'), element?.getAttribute('draft')]).toEqual([hostile, '']);
	expect(element?.querySelector('a')?.href).toBe(form);
	expect(element?.textContent).toBe(hostile);
	expect(rest).toEqual([]);
});

test('a button is a link to the form, too', () => {
	const [, , link, ...rest] = parse(markupWithButton(source)) as HTMLAnchorElement[];
	expect({ ...link?.dataset }).toEqual({ quoteWidget: '', phone: hostile, draft: '' });
	expect([link?.href, link?.textContent]).toEqual([form, hostile]);
	expect(rest).toEqual([]);
});

test('a frame', () => {
	const address = 'https://cover.example/widget/v1/frame?partner=a&plan=plan-2';
	const [frame, script, ...rest] = parse(markupWithFrame(address, hostile));
	expect([frame?.getAttribute('src'), frame?.getAttribute('title')]).toEqual([address, hostile]);
	expect([script?.localName, ...rest]).toEqual(['script']);
});
