/** Tests of an operator's logo: unsupported content stops the build with a message that says what to do. */

import { expect, test } from 'vitest';
import { checkLogo } from './check-logo.ts';

const svg = (content: string, attributes = 'viewBox="0 0 32 32"') =>
	`<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>`;

test('the logo of the repository, and one with a gradient and an XML declaration, can be drawn', () => {
	expect(() => checkLogo()).not.toThrow();
	const gradient = '<defs><linearGradient id="a"><stop stop-color="#fff"/></linearGradient></defs>';
	expect(() => checkLogo(svg(`${gradient}<path fill="url(#a)" d="M0 0h32v32z"/>`))).not.toThrow();
});

test.each([
	['no picture', '', /^logo\.svg, line 1: .*export it again\.$/],
	['another format', '<html></html>', 'line 1: it begins with <html>; export it as SVG.'],
	['what is cut off', svg('<path').slice(0, 80), 'it is no well-formed SVG'],
	['no viewBox', svg('', ''), 'line 2: the <svg> has no viewBox; give it one, such as viewBox="0 0 32 32".'],
	['a size of its own', svg('', 'viewBox="0 0 9 9" width="512"'), 'take width and height out'],
	['a script', svg('<script>alert(1)</script>'), '<script> is no shape; take it out'],
	['a handler', svg('<path onclick="alert(1)"/>'), 'onclick is a script; take it out'],
	['styles', svg('<path style="fill:red"/>'), 'export with presentation attributes'],
	['another file', svg('<use xlink:href="https://cdn.example/a.svg#b"/>'), 'xlink:href leads out of the file'],
	['letters', svg('<text>Harbour</text>'), 'turn the letters into paths'],
])('%s', (_case, file, sentence) => {
	expect(() => checkLogo(file)).toThrow(sentence);
});
