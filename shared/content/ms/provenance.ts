/** Where the figures come from, and when they were last checked. Values only: the build works them out for the widget. */

import { describeChecks } from '../provenance.ts';

const months = 'Januari Februari Mac April Mei Jun Julai Ogos September Oktober November Disember'.split(' ');

export const provenance = describeChecks(
	{
		premiums: 'premium dan manfaat yang diterbitkan oleh syarikat insurans',
		mediSave: 'Kementerian Kesihatan dan Lembaga CPF, had pengeluaran MediSave',
		mediShield: 'Kementerian Kesihatan, manfaat MediShield Life',
		internationalPlans: 'jadual manfaat yang diterbitkan oleh syarikat insurans kesihatan antarabangsa',
		delivery: 'harga yang diterbitkan oleh hospital swasta',
	},
	(year, month) => `${months[month - 1]} ${year}`,
);

/** Those the comparison shows, so that the widget leaves out the others. */
export const { premiums, delivery } = provenance;
