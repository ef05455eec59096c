/** Words of the page `/ms` around the widget, and of its header, footer and navigation. */

import { brand } from '../../brand.ts';
import * as figures from '../../figures/figures.ts';
import { formatAmount } from '../../figures/money.ts';
import { planCount } from './plan-summary.ts';

const { gestationalWeeks: weeks, motherAge, expatWaitingMonths: waiting, premium, policyTermYears: years } = figures;

export const languagePage = {
	title: `Insurans kehamilan di Singapura: perbandingan ${planCount} pelan`,
	description: `Apa yang dibayar dan tidak dibayar oleh insurans kehamilan, ${planCount} pelan sebelah-menyebelah, dan sebut harga percuma daripada penasihat berlesen.`,
	heading: 'Insurans kehamilan di Singapura',
	lede: 'Wang tunai jika komplikasi atau penyakit tersenarai berlaku. Tiada bayaran bagi kelahiran normal.',
	facts: [
		[
			'Premium di pasaran: ',
			formatAmount(premium.from),
			' hingga ',
			formatAmount(premium.to),
			`, dibayar sekali untuk ${years}\u00a0tahun, tidak termasuk polisi kedua.`,
		],
		['Tiada tempoh menunggu, tetapi keadaan kesihatan yang sudah diketahui tidak dilindungi.'],
	] as readonly (readonly string[])[],
	premiumBasis: (sumAssured: string, month: string) =>
		`Dibayar sekali, jumlah diinsuranskan ${sumAssured}. Polisi kedua (insurans hayat) dibayar berasingan. Disemak ${month}; tanya harga terkini.`,
	compare: 'Bandingkan',
	quote: 'Sebut harga percuma',
	advisersReply: `Penasihat berlesen menelefon atau menghantar e-mel dalam ${brand.replyWithinHours}\u00a0jam. Percuma.`,
	forWhom: [
		`Anda boleh memohon dari genap ${weeks.from}\u00a0minggu hingga ${weeks.to}\u00a0minggu 6\u00a0hari kehamilan.`,
		`Kebanyakan pelan mensyaratkan ibu berumur ${motherAge.from} hingga ${motherAge.to}\u00a0tahun.`,
		`Ekspatriat yang memegang pas yang diterima oleh syarikat insurans juga boleh memohon. Mereka tiada MediShield Life atau MediSave sendiri, dan pelan kesihatan antarabangsa biasanya mengenakan tempoh menunggu ${waiting.from} hingga ${waiting.to}\u00a0bulan sebelum perlindungan bersalin bermula.`,
	],
	premiumAndValue: 'Premium dan manfaat',
	ready: 'Sedia untuk sebut harga percuma?',
	english: ['Hanya dalam bahasa Inggeris: ', 'panduan lengkap', ', ', 'terma', ' dan ', 'dasar privasi', ' kami.'],
	navigation: {
		skip: 'Langkau ke kandungan utama',
		home: 'Laman utama',
		languages: 'Bahasa',
		contact: 'Hubungi kami',
		quote: 'Sebut harga',
		menu: 'Menu',
		onThisPage: 'Pada halaman ini',
		call: 'Lebih suka menelefon?',
	},
	pleaseNote: 'Sila ambil perhatian',
	disclaimers: [
		`${brand.name} memberi maklumat, bukan nasihat kewangan. Kami bukan syarikat insurans, bank atau penasihat kewangan berlesen.`,
		'Kami tidak menjamin bahawa maklumat ini tepat atau lengkap.',
		'Premium mungkin berubah. Kontrak polisi syarikat insurans menentukan apa yang dilindungi.',
		'Berbincanglah dengan penasihat berlesen sebelum anda membeli.',
	],
	footer: `© ${brand.legalName} (UEN ${brand.registrationNumber}). Penyedia maklumat bebas.`,
} as const;
