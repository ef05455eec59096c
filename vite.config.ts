/** Build of the host website: its scripts into `dist/`, and (with --ssr) the program that writes its pages. */

import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { oldestBrowsers } from './scripts/oldest-browsers.ts';
import { stagedSite } from './scripts/staging.ts';
import { watchSources } from './scripts/watch-sources.ts';
import { clientManifest } from './site/build/client-manifest.ts';
import { devPages } from './site/build/dev-pages.ts';
import { reactModules } from './site/build/react-modules.ts';
import { staticParts } from './site/build/static-parts.ts';
import { markupHash } from './widget/build/markup-hash.ts';

export default defineConfig({
	root: import.meta.dirname,
	appType: 'custom',
	publicDir: false,
	plugins: [react(), reactModules(), staticParts(), markupHash(), clientManifest(), devPages()],
	// wouter brings a stand-in for a hook that React 19 has.
	resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
	build: {
		outDir: stagedSite,
		target: oldestBrowsers,
		cssMinify: true,
		// 500 bytes (Brotli) less of React DOM than the default minifier leaves.
		minify: 'terser',
		terserOptions: { ecma: 2020, module: true, compress: { passes: 3, pure_getters: true, keep_fargs: false } },
		// Pages name their own preloads.
		modulePreload: false,
		// React DOM asks its scheduler for two things that only React Native's has.
		rolldownOptions: { input: 'site/main.tsx', checks: { importIsUndefined: false, pluginTimings: false } },
	},
	server: { proxy: { '/api': 'http://localhost:3000' }, watch: watchSources },
});
