/** Loaders of the words of the two tools, by language. Each loader fetches a separate script. */

import type { Language } from '../../shared/content/languages.ts';

type Loaders = Record<Language, () => Promise<unknown>>;

export const inTimeWords = {
	en: () => import('../../shared/content/words/en/in-time-copy.ts'),
	'zh-Hans': () => import('../../shared/content/words/zh-Hans/in-time-copy.ts'),
	ms: () => import('../../shared/content/words/ms/in-time-copy.ts'),
	ta: () => import('../../shared/content/words/ta/in-time-copy.ts'),
} as const satisfies Loaders;

export const worthItWords = {
	en: () => import('../../shared/content/words/en/worth-it-copy.ts'),
	'zh-Hans': () => import('../../shared/content/words/zh-Hans/worth-it-copy.ts'),
	ms: () => import('../../shared/content/words/ms/worth-it-copy.ts'),
	ta: () => import('../../shared/content/words/ta/worth-it-copy.ts'),
} as const satisfies Loaders;
