/** Where each language has its page about maternity insurance. */

import type { Language } from '../../shared/content/languages.ts';

export const languagePaths = {
	en: '/maternity',
	'zh-Hans': '/zh',
	ms: '/ms',
	ta: '/ta',
} as const satisfies Record<Language, string>;
