/** Versions the widget's markup by a hash of its sources, such as words, plans, brand and components. CSS is not hashed. */

import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const root = join(import.meta.dirname, '../../..');
const sources = ['shared/**/*.ts', 'shared/content/*.json', 'widget/**/*.{ts,tsx}'];
const notRendered = /^widget\/(api\/embed|build|launcher|stories)\/|\.(react-)?test\.tsx?$/;

/** Used by every build that prerenders or hydrates the widget, because HTML and hydrating script must have the same version. */
export function markupHash(): Plugin {
	return {
		name: 'markup-hash',
		load: (id) =>
			id.split('?')[0] === join(root, 'widget/element/hydration/markup-version.ts')
				? `export const markupVersion = '${hash()}';`
				: null,
	};
}

function hash(): string {
	const files = globSync(sources, { cwd: root }).filter((file) => !notRendered.test(file));
	const contents = files.sort().map((file) => `${file}\0${readFileSync(join(root, file), 'utf8')}`);
	return createHash('sha256').update(contents.join('\0')).digest('hex').slice(0, 8);
}
