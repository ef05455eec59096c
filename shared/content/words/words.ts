/** Words of every language, for the service, the build and the site. TypeScript finds missing words, a test surplus ones. */

import type { Language } from '../languages.ts';
import * as en from './en/words.ts';
import * as ms from './ms/words.ts';
import * as ta from './ta/words.ts';
import * as zhHans from './zh-Hans/words.ts';

/** Type of a translation of English words: any text may stand in place of an English text. */
type Translated<English> = English extends string
	? string
	: English extends (...parameters: infer Parameters) => infer Result
		? (...parameters: Parameters) => Translated<Result>
		: { readonly [Name in keyof English]: Translated<English[Name]> };

export type Words = Translated<typeof en> & { readonly language: Language };

export const words: Readonly<Record<Language, Words>> = { en, 'zh-Hans': zhHans, ms, ta };
