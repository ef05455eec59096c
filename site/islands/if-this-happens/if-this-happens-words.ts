/** The words of “If this happens” by language, each a script of its own. */

import type { Language } from '../../../shared/content/languages.ts';

export const ifThisHappensWords = {
	en: () => import('../../../shared/content/words/en/if-this-happens-copy.ts'),
	'zh-Hans': () => import('../../../shared/content/words/zh-Hans/if-this-happens-copy.ts'),
	ms: () => import('../../../shared/content/words/ms/if-this-happens-copy.ts'),
	ta: () => import('../../../shared/content/words/ta/if-this-happens-copy.ts'),
} as const satisfies Record<Language, () => Promise<unknown>>;
