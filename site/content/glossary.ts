/** Explanations of insurance terms, shown where a term first appears. */

import * as figures from '../../shared/content/figures.ts';

export const glossary = {
	'sum-assured': 'The amount the insurer pays out when a listed condition is diagnosed.',
	'lump-sum': 'A single payment, not one in parts, to spend as you choose.',
	congenital: 'A condition a baby is born with, such as a heart defect.',
	complication: 'A serious medical condition of the mother that pregnancy or birth brings on.',
	bundled: 'Must be bought together with a whole-life or investment-linked policy, which has a premium of its own.',
	'investment-linked': 'A policy whose premium partly buys insurance and partly goes into funds, which can lose value.',
	'single-premium': `Paid once, for the whole term of ${figures.policyTermYears} years.`,
	'waiting-period': 'A time after buying during which the insurer does not yet pay.',
	gestational:
		'Counted in weeks from the first day of the last period, or as your clinic dates it after IVF; your antenatal card shows it.',
	medisave: 'The part of your CPF savings set aside for medical bills.',
	'medishield-life': 'The national basic insurance for large hospital bills, for citizens and permanent residents.',
	'assisted-conception': 'Pregnancy with medical help, such as IVF (in a laboratory) or IUI (insemination).',
	annuity: 'A plan that pays you an income, usually in retirement and often for life.',
} as const satisfies Record<string, string>;

export type GlossaryKey = keyof typeof glossary;
