/** Languages of widget and site, as BCP 47 tags. The words of each language are in `words/<tag>/`. */

export const languages = ['en', 'zh-Hans', 'ms', 'ta'] as const;
export type Language = (typeof languages)[number];

/** Native name of each language. */
export const languageNames = {
	en: 'English',
	'zh-Hans': '简体中文',
	ms: 'Bahasa Melayu',
	ta: 'தமிழ்',
} as const satisfies Record<Language, string>;

/** Value of the `lang` attribute of our documents. Their English is that of Singapore. */
export function documentLanguage(language: Language): string {
	return language === 'en' ? 'en-SG' : language;
}

/** Path of each language's page about maternity insurance. */
export const languagePaths = {
	en: '/maternity',
	'zh-Hans': '/zh',
	ms: '/ms',
	ta: '/ta',
} as const satisfies Record<Language, string>;
