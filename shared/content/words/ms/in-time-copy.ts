/** Words of “Am I in time?”. Days are given as text: `19 Mac`. */

export const inTimeCopy = {
	title: 'Sempatkah saya memohon?',
	label: 'Bilakah tarikh jangka bersalin anda?',
	rule: (from: number, to: number) =>
		`Anda boleh memohon dari genap ${from}\u00a0minggu hingga ${to}\u00a0minggu 6\u00a0hari.`,
	weeks: (count: number) => `${count} minggu`,
	privacy: 'Disimpan dalam tab ini sahaja; tidak dihantar.',
	forget: 'Padamkan semua',
	impossible: 'Tarikh ini terlalu jauh dari hari ini. Sila semak.',
	early: (week: number, firstDay: string, lastDay: string) => ({
		verdict: `Genap ${week}\u00a0minggu. Mohon mulai ${firstDay}.`,
		note: `Hari terakhir memohon: ${lastDay}.`,
	}),
	open: (week: number, _firstDay: string, lastDay: string) => ({
		verdict: `Genap ${week}\u00a0minggu. Mohon selewat-lewatnya ${lastDay}.`,
		note: 'Apa yang sudah dikesan semasa imbasan tidak dilindungi.',
	}),
	closing: (week: number, _firstDay: string, lastDay: string) => ({
		verdict: `Genap ${week}\u00a0minggu. Telefon hari ini, mohon selewat-lewatnya ${lastDay}.`,
		note: 'Syarikat insurans memerlukan beberapa hari.',
	}),
	closed: (week: number, _firstDay: string, lastDay: string) => ({
		verdict: `Genap ${week}\u00a0minggu. Sudah terlambat untuk pelan ini.`,
		note: `Tempoh memohon tamat pada ${lastDay}.`,
	}),
	bar: {
		from: (week: number, day: string) => `Genap ${week}\u00a0minggu · mulai ${day}`,
		until: (week: number, day: string) => `Genap ${week}\u00a0minggu · hingga ${day}`,
		over: (week: number) => `Genap ${week}\u00a0minggu · sudah terlambat`,
	},
	call: (phone: string) => `Telefon ${phone}`,
	otherCover: 'Lihat apa yang dibayar oleh MediShield Life',
	remind: 'Tambah ke kalendar saya',
	firstDay: 'Insurans kehamilan: hari pertama memohon',
	lastDay: 'Insurans kehamilan: hari terakhir memohon',
} as const;
