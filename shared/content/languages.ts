/** The languages of the widget, as BCP 47 tags: their words are in the folder of each tag. */

export const languages = ['en', 'zh-Hans', 'ms', 'ta'] as const;
export type Language = (typeof languages)[number];

/** Each in its own words. */
export const languageNames = {
	en: 'English',
	'zh-Hans': '简体中文',
	ms: 'Bahasa Melayu',
	ta: 'தமிழ்',
} as const satisfies Record<Language, string>;

/** For the `lang` of a document of ours: the English is Singapore's. */
export function documentLanguage(language: Language): string {
	return language === 'en' ? 'en-SG' : language;
}

/** Where each language has its page about maternity insurance. */
export const languagePaths = {
	en: '/maternity',
	'zh-Hans': '/zh',
	ms: '/ms',
	ta: '/ta',
} as const satisfies Record<Language, string>;
