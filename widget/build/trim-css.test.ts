/** CSS is made shorter without another meaning. */

import { expect, test } from 'vitest';
import { trimCss } from './trim-css.ts';

test.each([
	{
		description: 'leaves out the page’s root, which no shadow tree has',
		css: ':root,.tokens{--gap:1em 2em 3em}.b{margin:var(--gap)}.c{padding:var(--gap)}',
		trimmed: '.tokens{--gap:1em 2em 3em}.b{margin:var(--gap)}.c{padding:var(--gap)}',
	},
	{
		description: 'leaves out tokens that nothing uses, and Vite’s mark',
		css: '.tokens{--unused:calc(1px*(2 + 3));--last:2px}.b{margin:var(--last,0)}\n/*$vite$:1*/',
		trimmed: '.tokens{--last:2px}.b{margin:var(--last,0)}',
	},
	{
		description: 'leaves out tokens that the shell sets anew',
		css: '.tokens{--ink:#123456}.quote-widget{--ink:var(--quote-widget-color,black)}.b{color:var(--ink)}.c{fill:var(--ink)}',
		trimmed: '.tokens{}.quote-widget{--ink:var(--quote-widget-color,black)}.b{color:var(--ink)}.c{fill:var(--ink)}',
	},
	{
		description: 'puts a short value in its places',
		css: '.tokens{--gap:4px}.b{margin:var(--gap) var(--gap)}',
		trimmed: '.tokens{}.b{margin:4px 4px}',
	},
	{
		description: 'puts a long value in its place when there is one',
		css: '.tokens{--rule:color-mix(in oklab,red,blue)}.b{color:var(--rule)}',
		trimmed: '.tokens{}.b{color:color-mix(in oklab,red,blue)}',
	},
	{
		description: 'keeps a long value of many places behind its name',
		css: '.tokens{--rule:color-mix(in oklab,red,blue)}.b{color:var(--rule);fill:var(--rule)}',
		trimmed: '.tokens{--rule:color-mix(in oklab,red,blue)}.b{color:var(--rule);fill:var(--rule)}',
	},
	{
		description: 'keeps a token that changes',
		css: '.tokens{--fast:1s}@media print{.tokens{--fast:0s}}.b{transition:all var(--fast)}',
		trimmed: '.tokens{--fast:1s}@media print{.tokens{--fast:0s}}.b{transition:all var(--fast)}',
	},
	{
		description: 'works out multiples of the unit',
		css: '.tokens{--unit:1rem;--xl:clamp(var(--unit) * 1.5, var(--unit) + .6vw, 3px)}.b{margin:calc(var(--unit) * .25);font-size:var(--xl)}',
		trimmed: '.tokens{}.b{margin:4px;font-size:clamp(24px, 16px + .6vw, 3px)}',
	},
	{
		description: 'takes the shorter names of sizes and sides',
		css: '.b{inline-size:1px;min-block-size:2px;margin-inline-start:3px}@container c (inline-size<3px){.b{max-inline-size:4px}}',
		trimmed: '.b{width:1px;min-height:2px;margin-left:3px}@container c (inline-size<3px){.b{max-width:4px}}',
	},
	{
		description: 'shortens what stands for light-dark() in older browsers',
		css: '.b{color:var(--lightningcss-light,red)var(--lightningcss-dark,blue)}',
		trimmed: '.b{color:var(--l,red)var(--d,blue)}',
	},
])('$description', ({ css, trimmed }) => {
	expect(trimCss(css)).toBe(trimmed);
});
