/** Words of the enquiry form: labels, hints, options, messages, toasts. The service uses many of them on its pages. */

import { brand } from '../../brand.ts';
import * as figures from '../../figures/figures.ts';
import { limits, type PregnancyType, weekOptions } from '../answers.ts';

const firstWeek = figures.gestationalWeeks.from;
const lastWeek = figures.gestationalWeeks.to;

const notPregnant = 'NA - Tidak hamil sekarang';

export const gestationalWeekOptions = weekOptions(notPregnant, (week) => `${week} minggu`);

export const pregnancyTypeLabels = {
	'single-natural': 'Seorang bayi, hamil secara semula jadi',
	'single-ivf-iui': 'Seorang bayi, IVF/IUI',
	'multiple-natural': 'Kembar dua atau lebih, hamil secara semula jadi',
	'multiple-ivf-iui': 'Kembar dua atau lebih, IVF/IUI',
	'not-pregnant-yet': 'Belum hamil',
} as const satisfies Record<PregnancyType, string>;

export const messages = {
	name: 'Nama diperlukan',
	nameTooLong: `Nama boleh mengandungi paling banyak ${limits.nameMaximum} aksara`,
	dateOfBirth: 'Tarikh lahir diperlukan',
	dateOfBirthNotReal: 'Sila masukkan tarikh sebenar: hari, bulan dan tahun empat angka',
	dateOfBirthNotPast: 'Tarikh lahir mesti sebelum hari ini, dan tidak sebelum tahun 1900',
	email: 'Sila masukkan alamat e-mel yang sah',
	emailTooLong: `E-mel boleh mengandungi paling banyak ${limits.emailMaximum} aksara`,
	mobilePhone: 'Sila masukkan nombor telefon bimbit yang sah',
	mobilePhoneTooLong: `Nombor telefon bimbit boleh mengandungi paling banyak ${limits.mobilePhoneMaximum} aksara`,
	gestationalWeek: 'Sila pilih minggu kehamilan atau NA',
	pregnancyType: 'Sila pilih sekurang-kurangnya satu pilihan',
	additionalInfo: `Maksimum ${limits.additionalInfoMaximum} aksara dibenarkan`,
	consent: 'Anda mesti memberikan persetujuan',
	unusableCharacters: 'Sebilangan aksara di sini tidak boleh digunakan. Sila taip semula',
} as const;

export const title = 'Dapatkan sebut harga percuma anda';
export const whatItTakes =
	'Kira-kira 2 minit. Percuma, dan anda tidak perlu membeli apa-apa. Anda akan menerima nombor rujukan; penasihat yang menelefon akan mengetahuinya.';
export const labels = {
	plan: 'Pelan',
	name: 'Nama',
	dateOfBirth: 'Tarikh lahir',
	email: 'E-mel',
	mobilePhone: 'Telefon bimbit',
	gestationalWeek: 'Minggu kehamilan',
	pregnancyType: 'Jenis kehamilan',
	additionalInfo: 'Maklumat tambahan',
} as const;
export const notSureYet = 'Belum pasti';

const usualAge = `Kebanyakan pelan mensyaratkan ibu berumur ${figures.motherAge.from} hingga ${figures.motherAge.to}\u00a0tahun.`;

export const hints = {
	dateOfBirth: 'Contohnya, 27 Mac 1992.',
	mobilePhone: '8 angka, atau mulakan dengan + dan kod negara.',
	pregnancyType: 'Pilih semua yang berkenaan. Kebanyakan orang memilih satu.',
	additionalInfo: 'Tidak wajib. Jangan tulis nombor NRIC, FIN atau pasport.',
} as const;
export const whoCalls = `Penasihat berlesen akan menelefon atau menghantar e-mel kepada anda dalam masa ${brand.replyWithinHours}\u00a0jam. Anda boleh menarik balik persetujuan pada bila-bila masa.`;
export const groups: Readonly<Partial<Record<string, string>>> = {
	name: 'Anda',
	email: 'Cara kami menghubungi anda',
	gestationalWeek: 'Kehamilan anda',
	consent: 'Persetujuan anda',
};
export const selectWeek = 'Pilih minggu';
export const consentLabel = 'Saya bersetuju dan membenarkan penggunaan data peribadi saya seperti di\u00a0atas';
export const submit = 'Dapatkan sebut harga percuma';
export const contactWays = ['E-mel dahulu.', 'Telefon selepas 6 petang.', 'WhatsApp.'] as const;
export const contactWaysTitle = 'Tambah pada mesej anda';
export const draftRestored = 'Apa yang anda taip masih ada di sini. Sila beri persetujuan sekali lagi.';
export const introduction = `${brand.legalName} (UEN ${brand.registrationNumber}) memperkenalkan anda kepada penasihat berlesen. Kami tidak dibenarkan menasihati anda atau mengesyorkan produk kepada anda. “Disyorkan ikut peraturan kami” menanda pelan mengikut satu peraturan yang tidak mengetahui apa-apa tentang anda. Kami, dan laman web yang sedang anda lawati, mungkin dibayar jika anda membeli: tanyakan jumlahnya kepada kami.`;
export const privacy = 'Privasi (Inggeris)';
export const terms = 'Terma (Inggeris)';
export const submitting = 'Sedang menghantar...';
export const stillTrying = 'Masih mencuba. Sila biarkan halaman ini terbuka.';
export const errorSummaryTitle = 'Terdapat masalah';
export const errorCount = (count: number) => `${count} jawapan perlu disemak:`;
export const charactersUsed = (count: number) => `${count} daripada ${limits.additionalInfoMaximum} aksara digunakan`;
export const honeypot = 'Biarkan ruang ini kosong';

export const applicationWeeks = `Anda boleh memohon dari genap ${firstWeek}\u00a0minggu hingga ${lastWeek}\u00a0minggu 6\u00a0hari kehamilan.`;

export const advice = {
	age: `${usualAge} Anda masih boleh menghantar borang ini.`,
	underAge: `${usualAge} Minta ibu bapa atau penjaga membuat pertanyaan bagi pihak anda.`,
	mobilePhone: 'Nombor telefon bimbit Singapura mempunyai 8 angka dan bermula dengan 8 atau 9. Sila semak.',
	notPregnant: `${applicationWeeks} Sebelum itu, pilih NA: penasihat akan memberitahu anda bila boleh memohon. Selepas itu, anda tidak boleh lagi memohon pelan yang dibandingkan di sini.`,
	call: `Apabila genap ${lastWeek - 1} atau ${lastWeek}\u00a0minggu, sila telefon juga:`,
	oneAndMore: 'Anda memilih “Seorang bayi” dan juga “Kembar”. Sila semak.',
	contradiction: `“${pregnancyTypeLabels['not-pregnant-yet']}” tidak sepadan dengan jawapan anda yang lain. Sila semak.`,
} as const;

export const dueDateCopy = {
	open: 'Kira daripada tarikh jangka bersalin saya',
	label: 'Tarikh jangka bersalin',
	week: (week: number) => `Genap ${week}\u00a0minggu kehamilan.`,
	tooEarly: (week: number, first: string) =>
		`Genap ${week}\u00a0minggu: anda boleh memohon mulai ${first}. Sebelum itu, pilih NA.`,
	tooLate: (week: number) => `Genap ${week}\u00a0minggu: tempoh memohon pelan ini telah tamat.`,
	impossible: 'Tarikh ini terlalu jauh dari hari ini. Sila semak.',
	contradiction: (week: number) =>
		`Menurut tarikh jangka bersalin anda, usia kehamilan ialah ${week}\u00a0minggu, tetapi anda memilih jawapan lain. Sila semak.`,
	filled: (week: string) => `Genap ${week}\u00a0minggu, berdasarkan tarikh jangka bersalin anda.`,
	filledNa: 'NA, berdasarkan tarikh jangka bersalin anda.',
	change: 'Ubah',
} as const;

export const outcomeCopy = {
	sentTitle: 'Pertanyaan telah dihantar',
	reference: 'Nombor rujukan anda',
	replyBy: [
		'Penasihat akan menghubungi anda sebelum ',
		' dan menyebut nombor rujukan ini. Sesiapa yang tidak dapat menyebutnya bukan daripada kami.',
	],
	test: 'Ujian: tiada sesiapa akan menghubungi anda.',
	follow: 'Ikuti atau tarik balik pertanyaan ini',
	failedTitle: 'Pertanyaan anda tidak berjaya dihantar',
	failedText: 'Jawapan anda masih ada di sini.',
	offlineText: 'Nampaknya anda di luar talian. Jawapan anda masih ada di sini.',
	tryAgain: 'Cuba lagi',
	contact: ['Atau telefon ', ', atau hantar e-mel kepada ', '.'],
} as const;

export const noScriptCopy = {
	reference: 'Nombor rujukan anda ialah',
	ask: 'Ada soalan? Hubungi kami melalui telefon atau e-mel:',
	goBack: 'Tekan butang Kembali pada pelayar web anda untuk mendapatkan semula jawapan anda.',
	reach: 'Anda juga boleh menghubungi kami melalui telefon atau e-mel:',
	home: 'Kembali ke laman utama',
} as const;

export const dismiss = 'Tutup mesej ini';
export const toasts = {
	success: {
		title: 'Borang Berjaya Dihantar!',
		text: `Terima kasih atas pertanyaan anda. Pasukan kami akan menghubungi anda dalam masa ${brand.replyWithinHours}\u00a0jam.`,
	},
	failure: { title: 'Penghantaran Gagal', text: 'Sila cuba lagi atau hubungi kami terus.' },
} as const;

export function sampleEnquiry(planName = 'pelan yang sesuai untuk saya'): string {
	return `Saya ingin mendapatkan sebut harga untuk ${planName}. Sila beritahu saya perlindungannya untuk saya dan bayi saya, serta kosnya.`;
}
