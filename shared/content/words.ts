/** The words of every language, for the service and the page renderer. The type check finds a word that one language lacks, or has in excess. */

import * as en from './en/words.ts';
import type { Language } from './languages.ts';

/** What every language has: English, with any other text in the place of a text. Identifiers stay. */
export type Words = Translation<typeof en>;

type Translation<English> = English extends string
	? string
	: English extends number | boolean
		? English
		: English extends (...parameters: infer Parameters) => infer Result
			? (...parameters: Parameters) => Translation<Result>
			: {
					readonly [Name in keyof English]: Name extends 'id' | 'key' | 'value'
						? English[Name]
						: Translation<English[Name]>;
				};

/** True if `Other` has exactly the words of English, at every depth. */
export type IsComplete<Other> = [Other, Words] extends [Words, Translation<Other>] ? true : false;

export const words = { en } as const satisfies Partial<Record<Language, Words>>;
