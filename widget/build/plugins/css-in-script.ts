/** Puts the widget's CSS into its script, as the variable `css` that `styles/stylesheet.ts` reads. */

import type { Plugin } from 'vite';
import cssInjectedByJs from 'vite-plugin-css-injected-by-js';

export function cssInScript() {
	return [cssInjectedByJs({ injectCode: (css) => `css=${css}`, injectionCodeFormat: 'es' }), declareVariable()];
}

/** Declares the variable after the plugin has added the assignment: a variable without use would be tree-shaken. */
function declareVariable(): Plugin {
	return {
		name: 'declare-css',
		apply: 'build',
		enforce: 'post',
		generateBundle: {
			order: 'post',
			handler(_options, bundle) {
				for (const chunk of Object.values(bundle)) {
					if (chunk.type === 'chunk') chunk.code = `let css;${chunk.code}`;
				}
			},
		},
	};
}
