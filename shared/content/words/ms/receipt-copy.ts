/** What the receipt of an enquiry says, and the page that its link to withdraw leads to. */

import { brand } from '../../brand.ts';

export const receiptCopy = {
	subject: 'Pertanyaan anda',
	received: `Kami telah menerima pertanyaan anda. Penasihat akan menjawab dalam masa ${brand.replyWithinHours} jam.`,
	reference: (reference: string) => `Nombor rujukan anda: ${reference}`,
	check:
		'Tanyakan nombor rujukan ini kepada sesiapa yang menelefon anda: pemanggil yang tidak mengetahuinya bukan daripada kami.',
	agreed: 'Anda telah bersetuju dengan perkara ini:',
	follow: 'Perkembangan pertanyaan anda, dan cara menarik balik persetujuan:',
	notYou: `Jika anda tidak menghantar sebarang pertanyaan, tekan pautan di atas, atau hantar e-mel kepada ${brand.privacyEmail}.`,
} as const;

export const withdrawalCopy = {
	title: 'Tarik balik persetujuan anda',
	text: 'Semua pihak yang menerima pertanyaan anda akan diberitahu supaya berhenti menggunakannya, dan mesti berhenti menghubungi anda dalam masa sepuluh hari bekerja. Penarikan balik ini tidak dapat dibatalkan: jika anda masih mahu dihubungi penasihat, hantar pertanyaan baharu.',
	button: 'Tarik balik persetujuan saya',
	doneTitle: 'Persetujuan anda telah ditarik balik',
	done: 'Kami tidak lagi menyampaikan pertanyaan anda kepada sesiapa, dan sedang memberitahu semua pihak yang menerimanya supaya berhenti menggunakannya. Mereka mesti berhenti menghubungi anda dalam masa sepuluh hari bekerja.',
	kept: 'Pertanyaan anda disimpan dengan tanda telah ditarik balik, selama tempoh yang dinyatakan dalam dasar privasi kami. Jika anda mahu pertanyaan itu dipadamkan sekarang, hantar e-mel kepada:',
	invalidTitle: 'Pautan ini tidak sah',
	invalid: 'Untuk menarik balik persetujuan anda, hantar e-mel kepada:',
	failedTitle: 'Persetujuan anda belum ditarik balik',
	failed:
		'Penarikan balik tidak dapat direkodkan buat masa ini. Kembali dan tekan butang itu sekali lagi selepas seminit, atau hantar e-mel kepada:',
} as const;
