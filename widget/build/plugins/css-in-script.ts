/** Puts the widget's CSS into its script, as the variable `css` that `styles/stylesheet.ts` reads. */

import type { Plugin } from 'vite';
import cssInjectedByJs from 'vite-plugin-css-injected-by-js';

export function cssInScript() {
	return [cssInjectedByJs({ injectCode: (css) => `css=${css}`, injectionCodeFormat: 'es' }), declareVariable()];
}

/**
 * Declares the variable in the finished bundle, to which `cssInjectedByJs()` adds the assignment. Nothing in the source assigns the
 * variable, so bundler and minifier would remove a declaration there.
 */
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
