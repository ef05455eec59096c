/** Table of what maternity plans typically cover: fourteen conditions, how widely each is covered, and notes. */

import { gestationalWeeks } from '../../shared/content/figures/figures.ts';

type CoverageRow = readonly [condition: string, coverage: string, notes: string];

export const coverage: readonly CoverageRow[] = [
	['Pre-eclampsia, eclampsia', 'Yes - All plans', 'Very high blood pressure; may have to be severe.'],
	['Amniotic fluid embolism', 'Yes - All plans', 'Amniotic fluid in the mother’s blood: very rare.'],
	['Acute fatty liver', 'Yes - All plans', 'In pregnancy; a specialist must diagnose it.'],
	['Postpartum haemorrhage', 'Yes - All plans', 'Heavy bleeding, if the womb had to be removed.'],
	['Stillbirth', 'Yes - All plans', 'From a stated week; usually not a miscarriage.'],
	['Placental abruption', 'Yes - Most plans', 'The placenta comes away before birth.'],
	['Placenta increta or percreta; clotting disorder (DIC)', 'Varies', 'The placenta grows deep into the womb.'],
	[
		'Ectopic and molar pregnancy',
		'Varies',
		`Usually found before ${gestationalWeeks.from} weeks, too early for cover.`,
	],
	['HELLP syndrome, uterine rupture', 'Varies', 'Severe pre-eclampsia; a tear of the womb.'],
	['Gestational diabetes', 'Some plans', 'Always tell the insurer, also before you apply.'],
	['Down’s syndrome, cerebral palsy, cleft lip', 'Yes - Most plans', 'Not if a scan or test had already shown it.'],
	['Congenital heart defects', 'Yes - Most plans', 'Some plans ask for surgery, or name the defects.'],
	[
		'Premature birth, newborn intensive care, phototherapy',
		'Some plans',
		'As daily cash, for a limited number of days.',
	],
	['The delivery bill', 'Not covered', 'Normal or caesarean; MediSave helps instead.'],
];

/** Colour of the badge for a coverage text. */
export function coverageTone(coverage: string) {
	if (coverage.startsWith('Yes - All')) return 'green';
	if (coverage.startsWith('Yes -')) return 'blue';
	if (coverage.startsWith('Varies')) return 'yellow';
	if (coverage.startsWith('Some')) return 'orange';
	return 'purple';
}
