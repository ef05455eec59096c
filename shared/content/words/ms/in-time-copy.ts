/** The words of “Am I in time?”. Days are given as they are read: `19 Mac 2027`. */

export const inTimeCopy = {
	title: 'Sempatkah saya memohon?',
	label: 'Bilakah tarikh jangka bersalin anda?',
	rule: (from: number, to: number) =>
		`Anda boleh memohon dari genap ${from}\u00a0minggu hingga ${to}\u00a0minggu 6\u00a0hari.`,
	privacy: 'Disimpan dalam tab ini sahaja; tidak dihantar.',
	forget: 'Padamkan semua',
	impossible: 'Tarikh ini terlalu jauh dari hari ini. Sila semak.',
	early: {
		title: (week: number) => `Genap ${week}\u00a0minggu: masih awal sedikit.`,
		text: (firstDay: string, lastDay: string) => `Anda boleh memohon dari ${firstDay} hingga ${lastDay}.`,
	},
	open: {
		title: (week: number) => `Genap ${week}\u00a0minggu: anda masih sempat.`,
		text: (_firstDay: string, lastDay: string) => `Hari terakhir memohon: ${lastDay}.`,
	},
	closing: {
		title: (week: number) => `Genap ${week}\u00a0minggu: sila telefon hari ini.`,
		text: (_firstDay: string, lastDay: string) =>
			`Hari terakhir memohon: ${lastDay}. Syarikat insurans memerlukan beberapa hari.`,
	},
	closed: {
		title: (week: number) => `Genap ${week}\u00a0minggu: sudah terlambat untuk pelan ini.`,
		text: (_firstDay: string, lastDay: string) => `Tempoh memohon tamat pada ${lastDay}.`,
	},
	bar: {
		from: (week: number, day: string) => `Genap ${week}\u00a0minggu · mohon mulai ${day}`,
		until: (week: number, day: string) => `Genap ${week}\u00a0minggu · mohon hingga ${day}`,
		over: (week: number) => `Genap ${week}\u00a0minggu · sudah terlambat`,
	},
	call: (phone: string) => `Telefon ${phone}`,
	otherCover: 'Lihat apa yang dibayar oleh MediShield Life',
	remind: 'Tambah ke kalendar saya',
	firstDay: 'Insurans kehamilan: hari pertama memohon',
	lastDay: 'Insurans kehamilan: hari terakhir memohon',
} as const;
