/** Build of the host website: its scripts into `dist/`, and (with --ssr) the program that writes its pages. */

import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { oldestBrowsers } from './scripts/oldest-browsers.ts';
import { stagedSite } from './scripts/staging.ts';
import { watchSources } from './scripts/watch-sources.ts';
import { clientManifest } from './site/build/client-manifest.ts';
import { devPages } from './site/build/dev-pages.ts';
import { staticParts } from './site/build/static-parts.ts';
import { renderers } from './widget/build/languages.ts';
import { markupHash } from './widget/build/markup-hash.ts';

export default defineConfig({
	root: import.meta.dirname,
	appType: 'custom',
	publicDir: false,
	plugins: [react(), staticParts(), renderers(), markupHash(), clientManifest(), devPages()],
	build: {
		outDir: stagedSite,
		target: oldestBrowsers,
		cssMinify: true,
		// The page renderer writes the script tags itself.
		modulePreload: false,
		rolldownOptions: { input: 'site/main.tsx', checks: { pluginTimings: false } },
	},
	server: { proxy: { '/api': 'http://localhost:3000' }, watch: watchSources },
});
