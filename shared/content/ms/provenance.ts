/** Where the figures come from, and when they were last checked. Values only: the build works them out for the widget. */

import { type Check, checks, yearAfter } from '../provenance.ts';

/** A figure's provenance, shown beside it. */
export interface Provenance extends Check {
	/** The month as it is written. */
	readonly checked: string;
	readonly source: string;
	/** When the check is over a year old. */
	readonly oldFrom: number;
}

const sources = {
	premiums: 'premium dan manfaat yang diterbitkan oleh syarikat insurans',
	mediSave: 'Kementerian Kesihatan dan Lembaga CPF, had pengeluaran MediSave',
	mediShield: 'Kementerian Kesihatan, manfaat MediShield Life',
	internationalPlans: 'jadual manfaat yang diterbitkan oleh syarikat insurans kesihatan antarabangsa',
	delivery: 'harga yang diterbitkan oleh hospital swasta',
} as const satisfies Record<keyof typeof checks, string>;

const months = 'Januari Februari Mac April Mei Jun Julai Ogos September Oktober November Disember'.split(' ');

function withWords(figure: keyof typeof checks): Provenance {
	const { month } = checks[figure];
	const [year, number] = month.split('-');
	return {
		...checks[figure],
		checked: `${months[Number(number) - 1]} ${year}`,
		source: sources[figure],
		oldFrom: yearAfter(month),
	};
}

export const provenance = {
	premiums: withWords('premiums'),
	mediSave: withWords('mediSave'),
	mediShield: withWords('mediShield'),
	internationalPlans: withWords('internationalPlans'),
	delivery: withWords('delivery'),
} as const satisfies Record<keyof typeof checks, Provenance>;

/** Those the comparison shows, so that the widget leaves out the others. */
export const { premiums, delivery } = provenance;
