/** The sections of the maternity page, in order: for its table of contents and for the headings themselves. */

import { planCount } from '../../shared/content/words/en/plan-summary.ts';

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
