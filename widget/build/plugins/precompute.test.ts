/** Tests of evaluating modules at build time. */

import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { faq } from '../../../shared/content/words/en/faq.ts';
import { precompute } from './precompute.ts';

async function bundle(file: string): Promise<string> {
	const { output } = (await build({
		configFile: false,
		logLevel: 'error',
		plugins: [precompute(file)],
		build: { ssr: file, write: false },
	})) as Rolldown.RolldownOutput;
	return output[0].code;
}

test('a bundle gets the values, without the code that computes them', async () => {
	const code = await bundle('shared/content/words/en/faq.ts');
	expect(code).not.toContain('toFixed');
	const { faq: bundled } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
	expect(bundled).toEqual(faq);
});

test('CSS that a module imports is minified, and its hash is that of the minified text', async () => {
	const code = await bundle('widget/styles/prerendered-css.ts');
	expect(code).not.toContain('node:crypto');
	expect(code).toMatch(/quoteWidgetStyleHash = "'sha256-[\w+/]{43}='"/);
});
