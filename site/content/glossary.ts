/** Explanations of insurance terms, shown where a term first appears; the terms of the comparison are explained in its words. */

import { planTerms } from '../../shared/content/words/en/comparison-copy.ts';

export const glossary = {
	'sum-assured': planTerms.minSumAssured,
	bundled: planTerms.bundlingRequired,
	'investment-linked': 'A policy whose premium partly buys insurance and partly goes into funds, which can lose value.',
	'waiting-period': 'A time after you buy in which you cannot claim yet.',
	gestational:
		'Counted in weeks from the first day of the last period, or as your clinic dates it after IVF; your antenatal card shows it.',
	medisave: 'The part of your CPF savings set aside for medical bills.',
	'medishield-life': 'The national basic insurance for large hospital bills, for citizens and permanent residents.',
	'assisted-conception': 'Pregnancy with medical help, such as IVF (in a laboratory) or IUI (insemination).',
	annuity: 'A plan that pays you an income, usually in retirement and often for life.',
} as const satisfies Record<string, string>;

export type GlossaryKey = keyof typeof glossary;
