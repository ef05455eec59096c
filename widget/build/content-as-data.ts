/** The questions' answers are worked out from figures: the script gets them as worked out, without the code that does it. */

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const content = join(import.meta.dirname, '../../shared/content/faq.ts');

export function contentAsData(): Plugin {
	return {
		name: 'content-as-data',
		apply: 'build',
		async load(id) {
			if (id !== content) return null;
			const exported = Object.entries(await import(pathToFileURL(id).href));
			return exported.map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`).join('\n');
		},
	};
}
