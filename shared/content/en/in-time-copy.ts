/** The words of “Am I in time?”. Days are given as they are read: `19 March 2027`. */

const inWeeks = (week: number) => (week === 1 ? '1 week' : `${week} weeks`);

export const inTimeCopy = {
	title: 'Am I in time?',
	label: 'When is your baby due?',
	/** True of every due date, so it can stand in the HTML. */
	rule: (weeksBefore: number, daysBefore: number) =>
		`You can apply from ${weeksBefore} weeks before your due date until ${daysBefore} days before it.`,
	privacy: 'Worked out in your browser. Nothing is sent.',
	impossible: 'This date is too far from today. Please check.',
	early: {
		title: (week: number) => `${inWeeks(week)}: a little early`,
		text: (firstDay: string, lastDay: string) => `You can apply from ${firstDay} to ${lastDay}.`,
	},
	open: {
		title: (week: number) => `${inWeeks(week)}: you are in time`,
		text: (_firstDay: string, lastDay: string) => `The last day to apply is ${lastDay}.`,
	},
	closing: {
		title: (week: number) => `${inWeeks(week)}: call today`,
		text: (_firstDay: string, lastDay: string) => `The last day to apply is ${lastDay}, and insurers need a few days.`,
	},
	closed: {
		title: (week: number) => `${inWeeks(week)}: too late for these plans`,
		text: (_firstDay: string, lastDay: string) => `The last day to apply was ${lastDay}.`,
	},
	/** @param week as the form’s select has it */
	start: (week: string) => (week === 'NA' ? 'Start the form' : `Start the form (${week} weeks filled in)`),
	call: (phone: string) => `Call ${phone}`,
	otherCover: 'See what MediShield Life pays',
	remind: 'Add to my calendar',
	/** Titles of the calendar’s events. */
	firstDay: 'Maternity insurance: first day to apply',
	lastDay: 'Maternity insurance: last day to apply',
} as const;
