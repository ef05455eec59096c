import { expect, it } from 'vitest';
import { trimCss } from './trim-css.ts';

it('keeps the tokens that are used, and everything else', () => {
	const css =
		'.a{--used:1px;--unused:calc(1px*(2 + 3));--last:2px}.b{margin:var(--used);padding:var(--last,0)}\n/*$vite$:1*/';
	expect(trimCss(css)).toBe('.a{--used:1px;--last:2px}.b{margin:var(--used);padding:var(--last,0)}');
});
