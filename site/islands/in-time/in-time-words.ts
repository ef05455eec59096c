/** The words of “Am I in time?” by language, each a script of its own. */

import type { Language } from '../../../shared/content/languages.ts';

export const inTimeWords = {
	en: () => import('../../../shared/content/words/en/in-time-copy.ts'),
	'zh-Hans': () => import('../../../shared/content/words/zh-Hans/in-time-copy.ts'),
	ms: () => import('../../../shared/content/words/ms/in-time-copy.ts'),
	ta: () => import('../../../shared/content/words/ta/in-time-copy.ts'),
} as const satisfies Record<Language, () => Promise<unknown>>;
