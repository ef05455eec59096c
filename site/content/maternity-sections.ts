/** Chapters and sections of the maternity page, in order, for the table of contents and the headings. */

import type { Language } from '../../shared/content/languages.ts';
import { words } from '../../shared/content/words/words.ts';

export type ChapterId = keyof (typeof words)['en']['articleCopy']['chapters'];

export interface Chapter {
	readonly id: ChapterId;
	readonly title: string;
	/** Titles of the sections by id. */
	readonly sections: Readonly<Record<string, string>>;
}

export function chaptersIn(language: Language): readonly Chapter[] {
	const { chapters } = words[language].articleCopy;
	const sections = sectionsIn(language);
	return (Object.keys(chapters) as ChapterId[]).map((id) => ({ id, title: chapters[id], sections: sections[id] }));
}

export function sectionTitle(id: string, language: Language): string | undefined {
	return chaptersIn(language).find(({ sections }) => Object.hasOwn(sections, id))?.sections[id];
}

/**
 * Pages in languages other than English summarise the later chapters in fewer sections. A chapter lists none if its title, or the
 * widget's, names the only one.
 */
function sectionsIn(language: Language): Readonly<Record<ChapterId, Chapter['sections']>> {
	const { articleCopy: article, languagePage: page, comparisonCopy, faq } = words[language];
	const isEnglish = language === 'en';
	return {
		basics: {
			'maternity-insurance': article.purpose.title,
			'one-claim': article.claim.title,
			definitions: article.definitions.title,
			'never-paid': article.never.title,
		},
		covered: {
			...(isEnglish && { coverage: 'What is typically covered' }),
			premium: page.premiumAndValue,
			...(isEnglish && { 'special-circumstances': 'Special circumstances' }),
		},
		singapore: isEnglish
			? {
					'how-to-apply': 'How to apply',
					'medishield-gaps': 'Gaps in MediShield Life',
					'for-expats': 'If you are an expat',
				}
			: {},
		choosing: isEnglish
			? {
					factors: 'Key factors when choosing',
					eligibility: 'Who can apply, and when',
					compare: comparisonCopy.title,
					decision: 'Making the final decision',
				}
			: {},
		quote: { faq: faq.faqTitle },
	};
}
