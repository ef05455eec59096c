/** The sources of the figures by their short names, as they stand below a section. The comparison and the FAQ name them in full. */

import type { checks } from '../../shared/content/provenance.ts';

export const sourceNames = {
	premiums: 'insurers’ published benefits',
	mediSave: 'CPF Board',
	mediShield: 'Ministry of Health',
	internationalPlans: 'international insurers',
	delivery: 'private hospitals',
} as const satisfies Record<keyof typeof checks, string>;
