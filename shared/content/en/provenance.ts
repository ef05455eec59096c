/** Where the figures come from, and when they were last checked. Values only: the build works them out for the widget. */

import { describeChecks } from '../provenance.ts';

const months = 'January February March April May June July August September October November December'.split(' ');

export const provenance = describeChecks(
	{
		premiums: 'insurers’ published premiums and benefits',
		mediSave: 'Ministry of Health and CPF Board, MediSave withdrawal limits',
		mediShield: 'Ministry of Health, MediShield Life benefits',
		internationalPlans: 'international health insurers’ published benefit tables',
		delivery: 'private hospitals’ published prices',
	},
	(year, month) => `${months[month - 1]} ${year}`,
);

/** Those the comparison shows, so that the widget leaves out the others. */
export const { premiums, delivery } = provenance;
