/** What maternity plans typically cover: fourteen conditions, how widely, with what conditions, and the colour of the badge. */

import { gestationalWeeks } from '../../shared/content/figures/figures.ts';

interface CoverageRow {
	readonly condition: string;
	readonly coverage: string;
	readonly notes: string;
}

export const coverage = [
	{
		condition: 'Pre-eclampsia, eclampsia',
		coverage: 'Yes - All plans',
		notes: 'Very high blood pressure; may have to be severe.',
	},
	{
		condition: 'Amniotic fluid embolism',
		coverage: 'Yes - All plans',
		notes: 'Amniotic fluid in the mother’s blood: very rare.',
	},
	{
		condition: 'Acute fatty liver',
		coverage: 'Yes - All plans',
		notes: 'In pregnancy; a specialist must diagnose it.',
	},
	{
		condition: 'Postpartum haemorrhage',
		coverage: 'Yes - All plans',
		notes: 'Heavy bleeding, if the womb had to be removed.',
	},
	{
		condition: 'Stillbirth',
		coverage: 'Yes - All plans',
		notes: 'From a stated week; usually not a miscarriage.',
	},
	{
		condition: 'Placental abruption',
		coverage: 'Yes - Most plans',
		notes: 'The placenta comes away before birth.',
	},
	{
		condition: 'Placenta increta or percreta; clotting disorder (DIC)',
		coverage: 'Varies',
		notes: 'The placenta grows deep into the womb.',
	},
	{
		condition: 'Ectopic and molar pregnancy',
		coverage: 'Varies',
		notes: `Usually found before ${gestationalWeeks.from} weeks, too early for cover.`,
	},
	{
		condition: 'HELLP syndrome, uterine rupture',
		coverage: 'Varies',
		notes: 'Severe pre-eclampsia; a tear of the womb.',
	},
	{
		condition: 'Gestational diabetes',
		coverage: 'Some plans',
		notes: 'Always tell the insurer, also before you apply.',
	},
	{
		condition: 'Down’s syndrome, cerebral palsy, cleft lip',
		coverage: 'Yes - Most plans',
		notes: 'Not if a scan or test had already shown it.',
	},
	{
		condition: 'Congenital heart defects',
		coverage: 'Yes - Most plans',
		notes: 'Some plans ask for surgery, or name the defects.',
	},
	{
		condition: 'Premature birth, newborn intensive care, phototherapy',
		coverage: 'Some plans',
		notes: 'As daily cash, for a limited number of days.',
	},
	{
		condition: 'The delivery bill',
		coverage: 'Not covered',
		notes: 'Normal or caesarean; MediSave helps instead.',
	},
] as const satisfies readonly CoverageRow[];

type CoverageTone = 'green' | 'blue' | 'yellow' | 'orange' | 'purple';

export function coverageTone(coverage: string): CoverageTone {
	if (coverage.startsWith('Yes - All')) return 'green';
	if (coverage.startsWith('Yes -')) return 'blue';
	if (coverage.startsWith('Varies')) return 'yellow';
	if (coverage.startsWith('Some')) return 'orange';
	return 'purple';
}
