/** The words of “Am I in time?” by language, each a script of its own. */

import type { Language } from '../../../shared/content/languages.ts';

export const inTimeWords = {
	en: () => import('../../../shared/content/en/in-time-copy.ts'),
	'zh-Hans': () => import('../../../shared/content/zh-Hans/in-time-copy.ts'),
	ms: () => import('../../../shared/content/ms/in-time-copy.ts'),
	ta: () => import('../../../shared/content/ta/in-time-copy.ts'),
} as const satisfies Record<Language, () => Promise<unknown>>;
