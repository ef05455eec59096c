/** Build of <quote-widget>: written against the React API, shipped as Preact in one script. The one place that names the alias. */

import { join } from 'node:path';
import { defineConfig } from 'vite';
import cssInjectedByJs from 'vite-plugin-css-injected-by-js';
import { oldestBrowsers } from './scripts/oldest-browsers.ts';
import { stagedSite } from './scripts/staging.ts';
import { watchSources } from './scripts/watch-sources.ts';
import { contentAsData } from './widget/build/content-as-data.ts';
import { emitAssets } from './widget/build/emit-assets.ts';
import { leaveOut } from './widget/build/leave-out.ts';
import { markupHash } from './widget/build/markup-hash.ts';
import { trimCss } from './widget/build/trim-css.ts';
import { playground } from './widget/playground/playground-plugin.ts';

const runtime = join(import.meta.dirname, 'widget/preact');

/** `react` and its entry points, as Preact: only what the widget uses of them. */
export const reactAsPreact = [
	{ find: /^react$/, replacement: `${runtime}/react.ts` },
	{ find: /^react-dom\/client$/, replacement: `${runtime}/react-dom-client.ts` },
	{ find: /^react-dom\/server$/, replacement: `${runtime}/react-dom-server.ts` },
	{ find: /^react\/jsx-(dev-)?runtime$/, replacement: 'preact/jsx-runtime' },
];

/** The plugin hands the CSS to the script: `widget/styles/stylesheet.ts` makes the shadow roots' stylesheet of it. */
export const cssInScript = () =>
	cssInjectedByJs({
		injectCode: (css) => `css=${css}`,
		injectionCodeFormat: 'es',
		preRenderCSSCode: trimCss,
	});

/** JSX as calls of `h`, with children as arguments: smaller than calls of the automatic runtime. */
export const jsxAsCalls = {
	jsx: { runtime: 'classic', pragma: 'h', pragmaFrag: 'Fragment', development: false },
	jsxInject: "import { h, Fragment } from 'preact'",
} as const;

/**
 * Measured: repeated words compress better than what the minifier folds into one another, and texts put together with `+`
 * better than templates. `unsafe` does the latter, which is the same for what ours are made of.
 */
const forBrotli = { inline: 1, sequences: false, unsafe: true };

export default defineConfig({
	root: import.meta.dirname,
	// The site's development server, run beside the playground, prepares packages of its own.
	cacheDir: 'node_modules/.vite-widget',
	server: { watch: watchSources },
	resolve: { alias: reactAsPreact },
	plugins: [leaveOut(), contentAsData(), markupHash(), cssInScript(), emitAssets(), playground()],
	oxc: jsxAsCalls,
	build: {
		outDir: `${stagedSite}/widget/v1`,
		copyPublicDir: false,
		target: 'es2022',
		minify: 'terser',
		terserOptions: {
			ecma: 2020,
			toplevel: true,
			compress: { passes: 6, unsafe_methods: true, pure_getters: true, keep_fargs: false, ...forBrotli },
		},
		cssTarget: oldestBrowsers,
		cssCodeSplit: false,
		modulePreload: false,
		rolldownOptions: {
			input: 'widget/define.ts',
			checks: { pluginTimings: false },
			output: { format: 'iife', entryFileNames: 'quote-widget.js' },
		},
	},
});
