/**
 * Words of one language in the place of the English ones: every import of `shared/content/en/…` resolves to the same file in
 * the folder of the language. A program that renders several languages imports a module once for each, as `…?language=ta`.
 */

import { basename, join } from 'node:path';
import type { Plugin } from 'vite';
import type { Language } from '../../shared/content/languages.ts';

const root = join(import.meta.dirname, '../..');
const english = join(root, 'shared/content/en/');
/** Folders with modules that import words. */
const withWords = ['shared/enquiry/', 'widget/'].map((folder) => join(root, folder));
const query = /\?language=([\w-]+)$/;

/** @param language of the modules that are imported without a query */
export function languageWords(language: Language = 'en'): Plugin {
	return {
		name: 'language-words',
		enforce: 'pre',
		async resolveId(source, importer, options) {
			const asked = query.exec(source)?.[1] ?? query.exec(importer ?? '')?.[1];
			const words = asked ?? language;
			if (words === 'en') return null;
			const resolved = await this.resolve(source.replace(query, ''), importer?.replace(query, ''), options);
			if (!resolved) return null;
			if (resolved.id.startsWith(english)) return join(root, 'shared/content', words, basename(resolved.id));
			// A module that is imported for another language is another module, and so is all that it imports.
			const isOurs = asked && withWords.some((folder) => resolved.id.startsWith(folder)) && /\.tsx?$/.test(resolved.id);
			return isOurs ? `${resolved.id}?language=${asked}` : null;
		},
	};
}
