/** Words of “Am I in time?”. Days are given as text: `19 March`. */

export const inTimeCopy = {
	title: 'Am I in time?',
	label: 'When is your baby due?',
	/** Shown until a due date is known. */
	rule: (from: number, to: number) =>
		`From\u00a0week\u00a0${from} to\u00a0week\u00a0${to} is when you can apply for these plans.`,
	/** The last number on the dial, with the unit of all. */
	weeks: (count: number) => `${count} weeks`,
	privacy: 'Your date stays in this tab.',
	forget: 'Forget it all',
	impossible: 'This date is too far from today. Please check.',
	/** A verdict and a note below it, for each stage (early, open, closing, closed). Days have no year. */
	early: (week: number, firstDay: string, lastDay: string) => ({
		verdict: `Week ${week}. Apply from ${firstDay}.`,
		note: `The last day is ${lastDay}.`,
	}),
	open: (week: number, _firstDay: string, lastDay: string) => ({
		verdict: `Week ${week}. Apply by ${lastDay}.`,
		note: 'What a scan already shows is not covered.',
	}),
	closing: (week: number, _firstDay: string, lastDay: string) => ({
		verdict: `Week ${week}. Call today, apply by ${lastDay}.`,
		note: 'Insurers need a few days.',
	}),
	closed: (week: number, _firstDay: string, lastDay: string) => ({
		verdict: `Week ${week}. Too late for these plans.`,
		note: `The last day to apply was ${lastDay}.`,
	}),
	/** Shown in the header of every page once a due date is known. */
	bar: {
		from: (week: number, day: string) => `Week ${week} · apply from ${day}`,
		until: (week: number, day: string) => `Week ${week} · apply until ${day}`,
		over: (week: number) => `Week ${week} · too late to apply`,
	},
	call: (phone: string) => `Call ${phone}`,
	otherCover: 'See what MediShield Life pays',
	remind: 'Add to my calendar',
	/** Titles of the events in the calendar file. */
	firstDay: 'Maternity insurance: first day to apply',
	lastDay: 'Maternity insurance: last day to apply',
} as const;
