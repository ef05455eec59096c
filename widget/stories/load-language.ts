/** Registers the element in a language: English from the sources, the other languages from their built scripts. */

import type { Language } from '../../shared/content/languages.ts';
import { scriptName } from '../api/embed/widget-files.ts';

let loaded: Language | undefined;

/** An element can be registered only once per page, so another language needs a reload. */
export async function loadLanguage(language: Language): Promise<void> {
	if (loaded && loaded !== language) {
		location.reload();
		return new Promise(() => {});
	}
	loaded = language;
	if (language === 'en') await import('../define.ts');
	else await import(/* @vite-ignore */ `/widget/v1/${scriptName('quote-widget', language)}`);
}
