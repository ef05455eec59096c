/** Build of <quote-widget>, one script per language. The widget uses the React API; an alias replaces React by Preact. */

import { join } from 'node:path';
import type { UserConfig } from 'vite';
import { stagedSite } from './scripts/build/files/staging.ts';
import { publicOrigin } from './scripts/build/public-origin.ts';
import { oldestBrowsers, widgetStyles } from './scripts/build/style-sheets.ts';
import type { Language } from './shared/content/languages.ts';
import { scriptName } from './widget/api/embed/widget-files.ts';
import { renderers, wordsAlias } from './widget/build/languages.ts';
import { cssInScript } from './widget/build/plugins/css-in-script.ts';
import { immutableCopies } from './widget/build/plugins/immutable-copies.ts';
import { markupHash } from './widget/build/plugins/markup-hash.ts';
import { precompute } from './widget/build/plugins/precompute.ts';

/** Aliases also apply to subpaths: `react-dom/client` becomes `@preact/compat/client`. */
export const reactAsPreact = { react: '@preact/compat', 'react-dom': '@preact/compat' };

/** Folders that commands write to are ignored, so that storing an enquiry in `data/` does not reload a page. */
export const watch = { ignored: join(import.meta.dirname, '{build,data,dist,screenshots}/**') };

/** Replaces these modules by their values at build time, so that the script lacks the code that computes the values. */
export const precomputedWords = (language: Language) =>
	precompute(
		'shared/enquiry/fields.ts',
		...['brand', 'figures/figures', 'figures/figures-month', 'plans/compared-plans'].map(
			(file) => `shared/content/${file}.ts`,
		),
		...['consent', 'faq', 'plan-summary'].map((file) => `shared/content/words/${language}/${file}.ts`),
	);

export function widgetConfig(language: Language): UserConfig {
	return {
		root: import.meta.dirname,
		define: publicOrigin,
		server: { watch },
		resolve: { alias: { ...reactAsPreact, ...wordsAlias(language) } },
		css: widgetStyles,
		plugins: [precomputedWords(language), renderers(), markupHash(), cssInScript(), immutableCopies()],
		build: {
			outDir: `${stagedSite}/widget/v1`,
			emptyOutDir: false,
			copyPublicDir: false,
			target: 'es2022',
			// Terser's output is 500 bytes (Brotli) smaller than the default minifier's.
			// An ASCII script stays intact on pages in another encoding than UTF-8.
			minify: 'terser',
			terserOptions: { ecma: 2020, safari10: false, compress: { passes: 3 }, format: { ascii_only: true } },
			cssTarget: oldestBrowsers,
			cssCodeSplit: false,
			modulePreload: false,
			rolldownOptions: {
				input: 'widget/define.ts',
				checks: { pluginTimings: false },
				optimization: { inlineConst: true },
				output: { format: 'iife', entryFileNames: scriptName('quote-widget', language) },
			},
		},
	};
}

export default widgetConfig('en');
