/** Words of every language, for the service and the page renderer. The type check finds missing and surplus words. */

import type { Language } from '../languages.ts';
import * as en from './en/words.ts';
import * as ms from './ms/words.ts';
import * as ta from './ta/words.ts';
import * as zhHans from './zh-Hans/words.ts';

/** Type of every language's words: that of the English words, with texts widened to `string`. Identifiers keep literal types. */
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

/** True if the language has no word that English lacks. */
type AllOf<Other> = Words extends Translation<Other> ? true : false;
true satisfies AllOf<typeof zhHans> & AllOf<typeof ms> & AllOf<typeof ta>;
