/** The pages of the service: an enquiry’s own, beside the words of its receipt and of withdrawing, and the one while it starts. */

export const enquiryPageCopy = {
	title: 'Pertanyaan anda',
	received: 'Diterima',
	passedOn: 'Disampaikan kepada',
	notPassedOn: 'Sedang disampaikan sekarang.',
	reply: 'Jawapan',
	repliedAt: (time: string) => `Dijawab pada ${time}`,
	by: (time: string) => `Selewat-lewatnya ${time}`,
	late: 'Lewat.',
	lateTold: 'Lewat. Kami telah memberitahu mereka.',
	withoutAnswers: 'Maklumat yang anda isi tidak dipaparkan di halaman ini.',
	print: 'Cetak lima soalan ini',
	reach: 'Cara menghubungi kami',
	nobodyCalled: 'Tiada sesiapa menghubungi saya',
	record: 'Muat turun rekod persetujuan saya',
	recordText:
		'Fail bertandatangan yang mengandungi kata-kata persetujuan dan masanya. Tiada nama atau alamat di dalamnya, dan sesiapa sahaja boleh menyemaknya.',
	withdrawn: (time: string) => `Anda menarik balik persetujuan pada ${time}.`,
	gone: 'Kami tidak lagi menyimpan apa-apa tentang pertanyaan ini.',
} as const;

export const startingCopy = {
	title: 'Tunggu sebentar',
	text: 'Halaman ini akan dimuatkan semula dengan sendirinya.',
} as const;
