/** Words of the service: mailed receipt, withdrawal, and an enquiry’s status page. */

import { brand } from '../../brand.ts';

const withdraw = 'Tarik balik persetujuan saya';

export const receiptCopy = {
	subject: 'Pertanyaan anda',
	received: `Kami telah menerima pertanyaan anda. Penasihat berlesen akan menelefon atau menghantar e-mel kepada anda dalam masa ${brand.replyWithinHours} jam.`,
	reference: (reference: string) => `Nombor rujukan anda: ${reference}`,
	check:
		'Tanyakan nombor rujukan ini kepada sesiapa yang menelefon anda: pemanggil yang tidak mengetahuinya bukan daripada kami.',
	agreed: 'Anda telah bersetuju dengan perkara ini:',
	follow: 'Perkembangan pertanyaan anda, dan cara menarik balik persetujuan:',
	notYou: `Jika anda tidak menghantar sebarang pertanyaan, buka pautan di atas dan tekan “${withdraw}”, atau hantar e-mel kepada ${brand.privacyEmail}.`,
} as const;

export const withdrawalCopy = {
	title: 'Tarik balik persetujuan anda',
	text: 'Semua pihak yang menerima pertanyaan anda akan diberitahu supaya berhenti menggunakannya, dan mesti berhenti menghubungi anda dalam masa sepuluh hari bekerja. Penarikan balik ini tidak dapat dibatalkan: jika anda masih mahu dihubungi penasihat, hantar pertanyaan baharu.',
	button: withdraw,
	doneTitle: 'Persetujuan anda telah ditarik balik',
	done: 'Kami tidak lagi menyampaikan pertanyaan anda kepada sesiapa, dan sedang memberitahu semua pihak yang menerimanya supaya berhenti menggunakannya. Mereka mesti berhenti menghubungi anda dalam masa sepuluh hari bekerja.',
	byHand: 'Sistem kami tidak dapat menghubungi semuanya: kami sendiri akan menulis kepada yang selebihnya.',
	kept: 'Pertanyaan anda disimpan dengan tanda telah ditarik balik, selama tempoh yang dinyatakan dalam dasar privasi kami. Jika anda mahu pertanyaan itu dipadamkan sekarang, hantar e-mel kepada:',
	invalidTitle: 'Pautan ini tidak sah',
	invalid: 'Untuk menarik balik persetujuan anda, hantar e-mel kepada:',
	failedTitle: 'Persetujuan anda belum ditarik balik',
	failed:
		'Penarikan balik tidak dapat direkodkan buat masa ini. Kembali dan tekan butang itu sekali lagi selepas seminit, atau hantar e-mel kepada:',
} as const;

export const enquiryPageCopy = {
	title: 'Pertanyaan anda',
	received: 'Diterima',
	passedOn: (company: string) => `Disampaikan kepada ${company}`,
	formerFirm: 'sebuah firma yang tidak lagi bekerjasama dengan kami',
	licence: (number: string) => `Lesen ${number}`,
	findInRegister: (name: string) => `Cari ${name} dalam daftar MAS`,
	notPassedOn: 'Sedang disampaikan sekarang',
	notReached: 'Ini tidak dapat disampaikan. Sila telefon kami.',
	reply: 'Jawapan',
	repliedAt: (time: string) => `Seorang penasihat merekodkan jawapan pada ${time}.`,
	notSo: 'Tidak benar?',
	replyBy: (time: string) => `Selewat-lewatnya ${time}`,
	noReply: 'Tiada jawapan sehingga itu?',
	due: (time: string) => `Sepatutnya selewat-lewatnya ${time}`,
	lateTitle: 'Kami lewat. Kami minta maaf.',
	lateSince: (time: string) => `Tiada jawapan direkodkan. Kami sudah lewat sejak ${time}.`,
	call: (phone: string) => `Telefon ${phone}`,
	notified: (time: string, companies: string) =>
		`Telah diberitahu pada ${time} bahawa tiada sesiapa menghubungi anda: ${companies}`,
	notifying: 'Kami sedang memberitahu semua pihak yang menerima pertanyaan anda bahawa tiada sesiapa menghubungi anda.',
	agreed: 'Perkara yang anda persetujui',
	nobodyContacted: 'Tiada sesiapa menghubungi saya',
	record: 'Muat turun rekod persetujuan saya',
	recordText:
		'Fail teks yang mengandungi kata-kata persetujuan, masanya dan nombor rujukan anda. Tiada nama atau alamat di dalamnya.',
	recordTitle: 'Rekod persetujuan saya',
	recordLabels: {
		reference: 'Nombor rujukan',
		time: 'Dipersetujui pada',
		version: 'Versi',
		wordingLanguage: 'Bahasa',
		page: 'Halaman',
	},
	withdrawn: (time: string) => `Anda menarik balik persetujuan pada ${time}.`,
	notFound:
		'Tiada pertanyaan dengan nombor rujukan ini. Pertanyaan itu telah dipadamkan (selebih-lebihnya, nombor rujukan dan masanya sahaja yang disimpan), atau hilang semasa sandaran dipulihkan. Penasihat mungkin masih menyimpannya: telefon atau hantar e-mel kepada kami.',
	tooMany: 'Terlalu banyak permintaan: muat semula halaman ini selepas seminit',
} as const;
