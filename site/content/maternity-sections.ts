/** The sections of the page about maternity insurance, in order: for its table of contents and for the headings themselves. */

import type { Language } from '../../shared/content/languages.ts';
import { planCount } from '../../shared/content/words/en/plan-summary.ts';
import { words } from '../../shared/content/words/words.ts';

export const maternitySections = {
	'maternity-insurance': 'What maternity insurance is',
	'what-it-pays': 'What it pays and does not pay',
	'what-a-birth-costs': 'What a birth costs',
	coverage: 'What is typically covered',
	premium: 'Premium and value',
	'special-circumstances': 'Special circumstances',
	'how-to-apply': 'How to apply',
	'medishield-gaps': 'Gaps in MediShield Life',
	'for-expats': 'If you are an expat',
	factors: 'Key factors when choosing',
	eligibility: 'Who can apply, and when',
	compare: `Compare the ${planCount} plans`,
	decision: 'Making the final decision',
	quote: 'Get your free quote',
	faq: 'Frequently asked questions',
} as const;

export type MaternitySection = keyof typeof maternitySections;

/** The titles of the sections by their ids, in any language. */
export function sectionsIn(language: Language): Readonly<Record<string, string>> {
	return language === 'en' ? maternitySections : languageSections(language);
}

/** The page of another language is shorter. */
export function languageSections(language: Language) {
	const { languagePage: page, comparisonCopy, formCopy, faq } = words[language];
	return {
		paid: page.howWeArePaid.title,
		'who-we-are': page.whoWeAre.title,
		'for-whom': page.forWhom.title,
		'what-it-pays': page.paysAndNot,
		premium: page.premiumAndValue,
		compare: comparisonCopy.title,
		quote: formCopy.title,
		faq: faq.faqTitle,
	};
}
