/** Where the figures come from, and when they were last checked. Values only: the build works them out for the widget. */

import { describeSources } from '../../figures/provenance.ts';
import { language } from './language.ts';

export const provenance = describeSources(language, {
	premiums: 'premium dan manfaat syarikat insurans',
	unsourced: (plans) => `tiada halaman untuk rujukan umum bagi ${plans}`,
	noneSourced: 'tiada halaman untuk rujukan umum bagi angka pelan',
	mediSave: 'Kementerian Kesihatan dan Lembaga CPF, had MediSave',
	mediShield: 'Kementerian Kesihatan, MediShield Life',
	internationalPlans: 'jadual manfaat syarikat insurans kesihatan antarabangsa',
	delivery: 'harga hospital swasta',
});

export const { premiums } = provenance;
