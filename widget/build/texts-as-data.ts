/**
 * The prerenderer gets the texts that it only hands on, and their hashes, as they are worked out here: it runs where there
 * is no `node:crypto`, and no bundler of a partner's changes a script after it was hashed.
 */

import { join } from 'node:path';
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';
import { precompute } from './precompute.ts';

const texts = ['hydration/click-replay.ts', 'styles/prerendered-css.ts'].map((file) =>
	join(import.meta.dirname, '..', file),
);

export function textsAsData(): Plugin {
	return precompute('texts-as-data', texts, evaluate);
}

/** Node alone cannot import CSS. */
async function evaluate(file: string, { root, build: { target, cssTarget, cssMinify } }: ResolvedConfig) {
	const { output } = (await build({
		root,
		configFile: false,
		logLevel: 'warn',
		build: { ssr: file, write: false, target, cssTarget, cssMinify },
	})) as Rolldown.RolldownOutput;
	return import(`data:text/javascript,${encodeURIComponent(output[0].code)}`);
}
