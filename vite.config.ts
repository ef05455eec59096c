/** Build of the host website: its scripts into `dist/`, and (with --ssr) the program that writes its pages. */

import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { clientManifest } from './site/build/client-manifest.ts';
import { devPages } from './site/build/dev-pages.ts';
import { reactModules } from './site/build/react-modules.ts';
import { staticParts } from './site/build/static-parts.ts';

export default defineConfig({
	root: import.meta.dirname,
	appType: 'custom',
	publicDir: false,
	plugins: [react(), reactModules(), staticParts(), clientManifest(), devPages()],
	// wouter brings a stand-in for a hook that React 19 has.
	resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
	build: {
		// The oldest browsers with light-dark(), declarative shadow DOM and nesting: nothing is rewritten for older ones.
		target: ['chrome123', 'firefox128', 'safari17.5'],
		cssMinify: true,
		// 500 bytes (Brotli) less of React DOM than the default minifier leaves.
		minify: 'terser',
		terserOptions: { ecma: 2020, module: true, compress: { passes: 3, pure_getters: true, keep_fargs: false } },
		// Pages name their own preloads.
		modulePreload: false,
		// React DOM asks its scheduler for two things that only React Native's has.
		rolldownOptions: { input: 'site/main.tsx', checks: { importIsUndefined: false, pluginTimings: false } },
	},
	server: { proxy: { '/api': 'http://localhost:3000' } },
});
