/** Words of every language, for the service, the build and the site. The type check finds missing words, a test surplus words. */

import type { Language } from '../languages.ts';
import * as en from './en/words.ts';
import * as ms from './ms/words.ts';
import * as ta from './ta/words.ts';
import * as zhHans from './zh-Hans/words.ts';

/** The type of English words, with any text in place of an English text. */
type Translated<English> = English extends string
	? string
	: English extends (...parameters: infer Parameters) => infer Result
		? (...parameters: Parameters) => Translated<Result>
		: { readonly [Name in keyof English]: Translated<English[Name]> };

export type Words = Translated<typeof en> & { readonly language: Language };

export const words: Readonly<Record<Language, Words>> = { en, 'zh-Hans': zhHans, ms, ta };
