/** Build of <quote-widget>: written against the React API, shipped as Preact. The one place that names the alias. */

import { defineConfig } from 'vite';

export default defineConfig({
	root: import.meta.dirname,
	resolve: {
		alias: {
			react: '@preact/compat',
			'react-dom': '@preact/compat',
		},
	},
});
