/** The hydrated parts of the pages, by their name in the HTML. */

import type { ComponentType } from 'react';
import type { Language } from '../../shared/content/languages.ts';
import { inTimeWords, worthItWords } from './words-by-language.ts';

/** Each island is a separate script, and so are the words of the two tools. A loader rejects if a script cannot be fetched. */
export const islands = {
	'in-time': async (language) => {
		const [{ ApplicationWindow }, { inTimeCopy }] = await Promise.all([
			import('./in-time/in-time.tsx'),
			inTimeWords[language](),
		]);
		return () => <ApplicationWindow language={language} copy={inTimeCopy} />;
	},
	'worth-it': async (language) => {
		const [{ WorthIt }, { worthItCopy }] = await Promise.all([
			import('./worth-it/worth-it.tsx'),
			worthItWords[language](),
		]);
		return () => <WorthIt copy={worthItCopy} />;
	},
	'partner-options': async () => (await import('./partner-options/partner-options.tsx')).PartnerOptions,
	'registered-site': async () => (await import('./partner-options/registered-site.tsx')).RegisteredSite,
} as const satisfies Record<string, (language: Language) => Promise<ComponentType>>;

export type IslandName = keyof typeof islands;
