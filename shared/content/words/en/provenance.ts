/** Where the figures come from, and when they were last checked. Values only: the build works them out for the widget. */

import { describeSources } from '../../figures/provenance.ts';
import { language } from './language.ts';

export const provenance = describeSources(language, {
	premiums: 'insurers’ premiums and benefits',
	unsourced: (plans) => `no public page for ${plans}`,
	noneSourced: 'no public page for the plans’ figures',
	mediSave: 'Ministry of Health and CPF Board, MediSave limits',
	mediShield: 'Ministry of Health, MediShield Life',
	internationalPlans: 'international health insurers’ benefit tables',
	delivery: 'private hospitals’ prices',
});

/** The comparison’s sources stand alone, so that the widget leaves out the others. */
export const { premiums } = provenance;
