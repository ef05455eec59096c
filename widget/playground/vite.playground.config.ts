/** Build of the playground to static files that any server can hold, the built widget included. */

import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { defineConfig } from 'vite';
import { stagedSite } from '../../scripts/staging.ts';
import { pages } from './pages.ts';

const here = import.meta.dirname;
const output = join(here, '../../build/playground');

export default defineConfig({
	root: here,
	plugins: [
		{
			name: 'copy-widget',
			closeBundle: () => cp(`${stagedSite}/widget`, join(output, 'widget'), { recursive: true }),
		},
	],
	build: {
		outDir: output,
		emptyOutDir: true,
		modulePreload: false,
		rolldownOptions: {
			input: ['index', ...pages.map(({ name }) => `pages/${name}`)].map((name) => join(here, `${name}.html`)),
		},
	},
});
