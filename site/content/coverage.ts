/** Table of what maternity plans typically cover: fourteen conditions, how widely each is covered, and notes. */

import type { GlossaryKey } from './glossary.ts';

/** `term` is the glossary's explanation of a condition whose name does not explain itself. */
type CoverageRow = readonly [condition: string, coverage: string, notes: string, term?: GlossaryKey];

export const coverage: readonly CoverageRow[] = [
	['Pre-eclampsia, eclampsia', 'Yes - All plans', 'Some plans ask for a severe case.', 'eclampsia'],
	['Amniotic fluid embolism', 'Yes - All plans', 'It is very rare, and life-threatening.', 'amniotic-fluid-embolism'],
	['Acute fatty liver', 'Yes - All plans', 'A specialist must diagnose it.', 'acute-fatty-liver'],
	['Postpartum haemorrhage', 'Yes - All plans', 'Only if the womb had to be removed.', 'postpartum-haemorrhage'],
	['Stillbirth', 'Yes - All plans', 'They pay from a stated week of pregnancy.'],
	['Placental abruption', 'Yes - Most plans', 'Some plans leave it out.', 'placental-abruption'],
	[
		'Placenta increta or percreta; clotting disorder (DIC)',
		'Varies',
		'Accreta may be treated differently.',
		'increta-dic',
	],
	['Ectopic and molar pregnancy', 'Varies', 'Usually found before you can apply.', 'ectopic-molar'],
	['HELLP syndrome, uterine rupture', 'Varies', 'Ask whether the plan lists both.', 'hellp-rupture'],
	['Gestational diabetes', 'Some plans', 'It may decide whether you are accepted.'],
	['Down’s syndrome, cerebral palsy, cleft lip', 'Yes - Most plans', 'Not if a scan had already shown it.'],
	['Congenital heart defects', 'Yes - Most plans', 'Some plans pay only after surgery.'],
	['Premature birth, newborn intensive care, phototherapy', 'Some plans', 'They pay daily cash, for some days.'],
	['The delivery bill', 'Not covered', 'MediSave helps instead.'],
];

/** Colour of the badge for a coverage text. */
export function coverageTone(coverage: string) {
	if (coverage.startsWith('Yes - All')) return 'green';
	if (coverage.startsWith('Yes -')) return 'blue';
	if (coverage.startsWith('Varies')) return 'yellow';
	if (coverage.startsWith('Some')) return 'orange';
	return 'purple';
}
