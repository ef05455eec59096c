/** Words that a page fetches, by language: each a script of its own. */

import type { Language } from '../../shared/content/languages.ts';

type Loaders = Record<Language, () => Promise<unknown>>;

export const inTimeWords = {
	en: () => import('../../shared/content/words/en/in-time-copy.ts'),
	'zh-Hans': () => import('../../shared/content/words/zh-Hans/in-time-copy.ts'),
	ms: () => import('../../shared/content/words/ms/in-time-copy.ts'),
	ta: () => import('../../shared/content/words/ta/in-time-copy.ts'),
} as const satisfies Loaders;

export const ifThisHappensWords = {
	en: () => import('../../shared/content/words/en/if-this-happens-copy.ts'),
	'zh-Hans': () => import('../../shared/content/words/zh-Hans/if-this-happens-copy.ts'),
	ms: () => import('../../shared/content/words/ms/if-this-happens-copy.ts'),
	ta: () => import('../../shared/content/words/ta/if-this-happens-copy.ts'),
} as const satisfies Loaders;
