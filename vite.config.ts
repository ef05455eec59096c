/** Build and development server of the website. With `--ssr`, builds the program that renders the pages. */

import { defineConfig } from 'vite';
import { stagedSite } from './scripts/build/files/staging.ts';
import { publicOrigin } from './scripts/build/public-origin.ts';
import { brandHexes, oldestBrowsers, siteStyles } from './scripts/build/style-sheets.ts';
import { languages } from './shared/content/languages.ts';
import { devPages } from './site/render/dev-pages.ts';
import { reactAsPreact, watch } from './vite.widget.config.ts';
import { renderers } from './widget/build/languages.ts';
import { markupHash } from './widget/build/plugins/markup-hash.ts';
import { precompute } from './widget/build/plugins/precompute.ts';

/**
 * Modules replaced by their values at build time: plan summaries, to save code in browsers, and the widget's prerendered styles,
 * because `precompute` keeps their `light-dark()`, and the site's CSS options would lower it.
 */
const precomputed = precompute(
	'widget/styles/prerendered-css.ts',
	...languages.map((language) => `shared/content/words/${language}/plan-summary.ts`),
);

export default defineConfig(({ command, isSsrBuild }) => ({
	root: import.meta.dirname,
	appType: 'custom',
	publicDir: command === 'serve' ? 'dist' : false,
	define: { ...publicOrigin, brandHexes: JSON.stringify(brandHexes) },
	// The build for browsers runs on Preact, like the widget. The page renderer and the development server use React.
	resolve: { alias: command === 'build' && !isSsrBuild ? reactAsPreact : {} },
	css: siteStyles,
	plugins: [renderers(), markupHash(), precomputed, devPages()],
	build: {
		outDir: stagedSite,
		target: oldestBrowsers,
		cssMinify: true,
		// The page renderer writes the script tag, with the address in the manifest, and no preloads of modules.
		modulePreload: false,
		manifest: true,
		rolldownOptions: { input: 'site/browser/main.ts', checks: { pluginTimings: false } },
	},
	server: { proxy: { '/api': 'http://localhost:3000' }, watch },
}));
