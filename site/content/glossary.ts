/** The site's glossary: explanations of terms of insurance and medicine. */

import { planTerms } from '../../shared/content/words/en/comparison-copy.ts';

/** A term that the comparison explains, too, has the comparison's explanation. */
export const glossary = {
	'sum-assured': planTerms.minSumAssured,
	bundled: planTerms.bundlingRequired,
	'investment-linked': 'A policy whose premium partly buys insurance and partly goes into funds, which can lose value.',
	'waiting-period': 'A period after you buy the policy, in which you cannot claim yet.',
	gestational:
		'Counted in weeks from the first day of the last period, or as your clinic dates it after IVF; your antenatal card shows it.',
	medisave: 'The part of your CPF savings set aside for medical bills.',
	'medishield-life': 'The national basic insurance for large hospital bills, for citizens and permanent residents.',
	'assisted-conception': 'Pregnancy with medical help, such as IVF (in a laboratory) or IUI (insemination).',
	eclampsia: 'Pre-eclampsia: high blood pressure in pregnancy that harms organs. Eclampsia: it brings on fits.',
	'amniotic-fluid-embolism': 'Fluid from around the baby enters the mother’s blood, and her heart and lungs fail.',
	'acute-fatty-liver': 'Fat builds up in the mother’s liver late in pregnancy, and the liver fails.',
	'postpartum-haemorrhage': 'Heavy bleeding after the birth.',
	'placental-abruption': 'The placenta comes away from the womb before the birth.',
	'increta-dic':
		'Increta, percreta: the placenta grows too deep into the womb, or through it. Accreta: less deep. DIC: the blood clots where it should not, and then fails to clot.',
	'ectopic-molar': 'Ectopic: the pregnancy grows outside the womb. Molar: abnormal tissue grows in place of a baby.',
	'hellp-rupture': 'HELLP: a severe form of pre-eclampsia that harms the blood and the liver. Rupture: the womb tears.',
	annuity: 'A plan that pays you an income, usually in retirement and often for life.',
} as const satisfies Record<string, string>;

export type GlossaryKey = keyof typeof glossary;

/** The terms on each page that explains any. */
export const landingTerms = ['annuity', 'investment-linked'] as const satisfies readonly GlossaryKey[];
export const maternityTerms = (Object.keys(glossary) as GlossaryKey[]).filter(
	(key) => !(landingTerms as readonly GlossaryKey[]).includes(key),
);
