/** The words of every language, for the service and the page renderer. The type check finds a word that one language lacks, or has in excess. */

import type { Language } from '../languages.ts';
import * as en from './en/words.ts';
import * as ms from './ms/words.ts';
import * as ta from './ta/words.ts';
import * as zhHans from './zh-Hans/words.ts';

/** What every language has: English, beside which the notes on a text stand, with any other text in the place of a text. Identifiers and the language's own tag keep their type. */
export type Words = Translation<typeof en>;

type Translation<English> = English extends string
	? string
	: English extends number | boolean
		? English
		: English extends (...parameters: infer Parameters) => infer Result
			? (...parameters: Parameters) => Translation<Result>
			: {
					readonly [Name in keyof English]: Name extends 'id' | 'key' | 'value' | 'language'
						? English[Name]
						: Translation<English[Name]>;
				};

export const words: Readonly<Record<Language, Words>> = { en, 'zh-Hans': zhHans, ms, ta };

/** A word that English does not have fails here. */
type AllOf<Other> = Words extends Translation<Other> ? true : false;
true satisfies AllOf<typeof zhHans> & AllOf<typeof ms> & AllOf<typeof ta>;
