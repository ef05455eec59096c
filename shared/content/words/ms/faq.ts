/** Fourteen frequently asked questions and their answers, also used for the site's FAQ structured data. */

import * as figures from '../../figures/figures.ts';
import { formatAmount, formatDollars } from '../../figures/money.ts';
import { planSources, sourceLine } from '../../figures/provenance.ts';
import { dailyChoice } from '../../plans/compare-plans.ts';
import type { Faq } from '../en/faq.ts';
import { language } from './language.ts';
import { provenance } from './plan-summary.ts';

export const faqTitle = 'Soalan lazim';

const { gestationalWeeks: weeks, mediSaveDelivery, mediSaveStayPerDay: stay } = figures;
const daily = dailyChoice(language);

export const faq = {
	'what-it-is': [
		'Apakah insurans kehamilan?',
		`Insurans ini membuat bayaran sekali gus jika ibu disahkan mengalami komplikasi kehamilan yang tersenarai, atau anak dilahirkan dengan penyakit kongenital yang tersenarai, serta membayar wang tunai bagi setiap hari dirawat di hospital atas sebab yang tersenarai. Perlindungan ibu mungkin tamat tidak lama selepas bersalin: tanyalah penasihat. Premium pelan ini dibayar sekali, antara ${formatAmount(figures.premium.from)} dan ${formatAmount(figures.premium.to)} di pasaran, untuk tempoh ${figures.policyTermYears}\u00a0tahun.`,
	],
	'delivery-bill': [
		'Adakah pelan ini membayar bil bersalin saya?',
		'Tidak. Pelan ini membayar hanya apabila penyakit atau komplikasi yang tersenarai disahkan. Kelahiran biasa atau pembedahan caesarean tidak termasuk. MediSave, dan manfaat bersalin daripada majikan anda jika ada, membantu membayar bil bersalin.',
	],
	'when-to-apply': [
		'Bilakah saya boleh memohon?',
		`Dari genap ${weeks.from}\u00a0minggu hingga ${weeks.to}\u00a0minggu 6\u00a0hari kehamilan.`,
	],
	'earlier-is-better': [
		'Adakah lebih baik memohon awal?',
		'Premiumnya sama, tidak kira pada minggu mana anda memohon. Jadi, jika memohon awal, anda mendapat lebih banyak minggu perlindungan semasa hamil dengan harga yang sama. Masih ada masa juga jika syarikat insurans meminta laporan doktor.',
	],
	'not-pregnant-yet': [
		'Saya belum hamil. Bolehkah saya membelinya sekarang?',
		`Belum boleh: permohonan dibuka mulai genap ${weeks.from}\u00a0minggu kehamilan. Anda masih boleh bertanya sekarang. Jika anda mempunyai pelan kesihatan antarabangsa, semaklah pelan itu lebih awal: pelan sebegitu mempunyai tempoh menunggu untuk perlindungan bersalin.`,
	],
	'waiting-period': [
		'Adakah terdapat tempoh menunggu?',
		`Tiada: perlindungan bermula apabila polisi dikeluarkan. Keadaan kesihatan yang sudah diketahui atau masih dalam pemeriksaan doktor sebelum itu tidak dilindungi. Selepas menerima polisi, anda mempunyai ${figures.freeLookDays}\u00a0hari untuk menukar fikiran (tempoh semakan percuma, iaitu free-look period).`,
	],
	'ivf-iui': [
		'Bolehkah saya memohon selepas IVF atau IUI?',
		'Sesetengah syarikat insurans menerima kehamilan melalui bantuan perubatan, ada yang mengemukakan soalan atau syarat tambahan, dan ada yang tidak menerimanya. Tandakan pilihan IVF/IUI dalam borang, supaya penasihat boleh menyemak pelan yang menerima anda.',
	],
	twins: [
		'Adakah anak kembar dilindungi?',
		'Sesetengah syarikat insurans menerima kembar dua atau lebih, biasanya dengan had bagi setiap anak. Tanyalah penasihat sama ada jumlah diinsuranskan dibayar bagi setiap anak atau dikongsi.',
	],
	'gestational-diabetes': [
		'Perlukah saya memaklumkan bahawa saya menghidap diabetes gestasi?',
		'Ya. Maklumkan keadaan itu dan setiap diagnosis lain. Ini mungkin mempengaruhi sama ada permohonan anda diterima atau apa yang dilindungi, tetapi tuntutan boleh ditolak jika sesuatu yang anda ketahui tidak dimaklumkan.',
	],
	'bundled-or-standalone': [
		'Pelan berpakej atau pelan berdiri sendiri?',
		'Pelan berpakej dibeli bersama polisi seumur hidup atau polisi berkaitan pelaburan, jadi kos sebenarnya termasuk premium polisi itu. Jika anda memang mahukan polisi itu, pembelian secara berpakej boleh dipertimbangkan. Pelan berdiri sendiri tiada polisi kedua, tetapi premiumnya sendiri mungkin lebih tinggi.',
	],
	'medishield-life': [
		'Adakah MediShield Life mencukupi?',
		`MediShield Life membantu membayar bil hospital bagi komplikasi serius semasa hamil dan bersalin, dalam had tuntutan; ${figures.mediShieldComplications} komplikasi disebut secara khusus. Ia tidak membuat bayaran sekali gus, tidak memberi wang tunai bagi penyakit anak, dan tidak membayar apa-apa bagi kelahiran biasa.`,
	],
	medisave: [
		'Berapa banyak MediSave boleh saya gunakan?',
		`Untuk kelahiran, sehingga ${formatDollars(mediSaveDelivery.from)}, atau sehingga ${formatDollars(mediSaveDelivery.to)} bagi kelahiran yang paling rumit. Selain itu, sehingga ${formatDollars(figures.mediSavePreDelivery)} untuk penjagaan sebelum bersalin, sehingga ${formatDollars(stay.firstTwoDays)} sehari bagi dua hari pertama di hospital, dan sehingga ${formatDollars(stay.after)} sehari selepas itu.`,
	],
	'newborn-intensive-care': [
		'Adakah rawatan rapi bayi baru lahir dilindungi?',
		`Dengan sesetengah pelan, dan hanya sebagai manfaat hospital harian: wang tunai ${daily.percents} daripada jumlah diinsuranskan sehari, sehingga ${figures.dailyBenefitDays}\u00a0hari. Bagi jumlah diinsuranskan sebanyak ${formatDollars(figures.sumAssured.minimum)}, manfaatnya ialah ${daily.dollars} sehari; kos rawatan rapi boleh mencecah ${formatDollars(figures.newbornIntensiveCarePerDay)} sehari.`,
	],
	expats: [
		'Saya seorang ekspatriat. Apakah yang perlu saya tahu?',
		`Anda tiada MediShield Life, subsidi warganegara atau MediSave sendiri; MediSave pasangan anda mungkin dapat membantu. Pelan kesihatan antarabangsa biasanya mengenakan tempoh menunggu ${figures.expatWaitingMonths.from} hingga ${figures.expatWaitingMonths.to}\u00a0bulan sebelum perlindungan bersalin bermula.`,
	],
} as const satisfies Faq;

export const faqSources = sourceLine(
	[...Object.values(provenance), ...planSources(language)],
	(month) => `Sumber, disemak pada ${month}: `,
);
