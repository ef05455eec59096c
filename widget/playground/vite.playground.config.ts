/** Build of the playground to static files that any server can hold, in any folder, the built widget included. */

import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { defineConfig } from 'vite';
import { stagedSite } from '../../scripts/staging.ts';
import { pages } from './pages.ts';

const here = import.meta.dirname;
const onStage = 'pages/on-stage.js';
const output = join(here, '../../build/playground');

export default defineConfig({
	root: here,
	base: './',
	plugins: [
		{
			name: 'copy-scripts',
			async closeBundle() {
				await cp(`${stagedSite}/widget`, join(output, 'widget'), { recursive: true });
				await cp(join(here, onStage), join(output, onStage));
			},
		},
	],
	build: {
		outDir: output,
		emptyOutDir: true,
		modulePreload: false,
		// Partners copy from a page's styles.
		cssMinify: false,
		rolldownOptions: {
			input: ['index', ...pages.map(({ name }) => `pages/${name}`)].map((name) => join(here, `${name}.html`)),
		},
	},
});
