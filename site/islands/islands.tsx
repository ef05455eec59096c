/** The parts of the pages that are hydrated, each by the name in its HTML. */

import type { ComponentType } from 'react';
import type { Language } from '../../shared/content/languages.ts';
import { ifThisHappensWords, inTimeWords } from './words-by-language.ts';

/** Each is a script of its own, and its words are another. Rejects when one cannot be fetched. */
export const islands = {
	'in-time': async (language) => {
		const [{ ApplicationWindow }, { inTimeCopy }] = await Promise.all([
			import('./in-time/in-time.tsx'),
			inTimeWords[language](),
		]);
		return () => <ApplicationWindow language={language} copy={inTimeCopy} />;
	},
	'if-this-happens': async (language) => {
		const [{ IfThisHappens }, { ifThisHappensCopy }] = await Promise.all([
			import('./if-this-happens/if-this-happens.tsx'),
			ifThisHappensWords[language](),
		]);
		return () => <IfThisHappens copy={ifThisHappensCopy} />;
	},
	'partner-options': async () => (await import('./partner-options/partner-options.tsx')).PartnerOptions,
} as const satisfies Record<string, (language: Language) => Promise<ComponentType>>;

export type IslandName = keyof typeof islands;
