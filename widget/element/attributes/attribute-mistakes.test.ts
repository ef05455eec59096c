/** @vitest-environment jsdom */
/** Tests of warnings about mistakes in attributes. */

import { expect, test, vi } from 'vitest';
import { warnAboutAttributes } from './attribute-mistakes.ts';

function warningsAbout(html: string, prefix?: string): string {
	const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
	const element = document.createElement('div');
	element.innerHTML = html;
	warnAboutAttributes(element.firstElementChild as Element, prefix);
	const warnings = warn.mock.calls.flat().join();
	warn.mockRestore();
	return warnings;
}

test.each([
	['a letter too few', '<p partnr="a">', 'partnr should be partner'],
	['a letter too many', '<p plans="a">', 'plans should be plan'],
	['another letter', '<p pertner="a">', 'pertner should be partner'],
	['letters that are swapped', '<p thmee="dark">', 'thmee should be theme'],
	['curly quotes', '<p partner=“acme”>', 'curly quotes in partner=“acme”'],
])('%s', (_, html, words) => {
	expect(warningsAbout(html)).toContain(words);
	expect(warningsAbout(html)).toBe('');
});

test('the attributes of a script tag', () => {
	expect(warningsAbout('<script data-partnr="a" src="x">', 'data-')).toContain('should be data-partner');
});

test('valid, global and framework attributes cause no warning', () => {
	const global = 'id class style lang dir title hidden slot part role inert nonce tabindex popover translate data-v-1';
	expect(warningsAbout(`<p show partner plan theme draft ${global}>`)).toBe('');
});
