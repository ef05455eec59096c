/** The words of “Am I in time?”. Days are given as they are read: `19 March 2027`. */

const inWeeks = (week: number) => (week === 1 ? '1 week' : `${week} weeks`);

export const inTimeCopy = {
	title: 'Am I in time?',
	label: 'When is your baby due?',
	/** True of every due date, so it can stand in the HTML. No line ends between a number and its unit. */
	rule: (from: number, to: number) =>
		`These plans take you from ${from}\u00a0weeks to ${to}\u00a0weeks and 6\u00a0days.`,
	privacy: 'Stays in this tab. Nothing is sent.',
	forget: 'Forget it all',
	impossible: 'This date is too far from today. Please check.',
	early: {
		title: (week: number) => `${inWeeks(week)}: a little early.`,
		text: (firstDay: string, lastDay: string) => `You can apply from ${firstDay} to ${lastDay}.`,
	},
	open: {
		title: (week: number) => `${inWeeks(week)}: you are in time.`,
		text: (_firstDay: string, lastDay: string) => `Apply by ${lastDay}.`,
	},
	closing: {
		title: (week: number) => `${inWeeks(week)}: call today.`,
		text: (_firstDay: string, lastDay: string) => `Apply by ${lastDay}. Insurers need a few days.`,
	},
	closed: {
		title: (week: number) => `${inWeeks(week)}: too late for these plans.`,
		text: (_firstDay: string, lastDay: string) => `The last day to apply was ${lastDay}.`,
	},
	/** In the bar at the top of every page; the day without its year. */
	bar: {
		from: (week: number, day: string) => `Week ${week} · apply from ${day}`,
		until: (week: number, day: string) => `Week ${week} · apply until ${day}`,
		over: (week: number) => `Week ${week} · too late to apply`,
	},
	call: (phone: string) => `Call ${phone}`,
	otherCover: 'See what MediShield Life pays',
	remind: 'Add to my calendar',
	/** Titles of the calendar’s events. */
	firstDay: 'Maternity insurance: first day to apply',
	lastDay: 'Maternity insurance: last day to apply',
} as const;
