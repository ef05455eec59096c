/**
 * The script gets the questions' answers as they are worked out from figures, without the code that does it, and of all
 * consent wordings the current one.
 */

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const content = ['faq.ts', 'consent.ts'].map((file) => join(import.meta.dirname, '../../shared/content', file));

export function contentAsData(): Plugin {
	return {
		name: 'content-as-data',
		apply: 'build',
		async load(id) {
			if (!content.includes(id)) return null;
			const exported = Object.entries(await import(pathToFileURL(id).href));
			return exported.map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`).join('\n');
		},
	};
}
