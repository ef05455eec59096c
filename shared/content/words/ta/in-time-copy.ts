/** The words of “Am I in time?”. Days are given as they are read: `19 மார்ச், 2027`. */

const completed = (week: number) => (week === 1 ? '1\u00a0வாரம் நிறைவு' : `${week}\u00a0வாரங்கள் நிறைவு`);

export const inTimeCopy = {
	title: 'விண்ணப்பிக்க இன்னும் அவகாசம் உள்ளதா?',
	label: 'எதிர்பார்க்கப்படும் பிரசவத் தேதி எது?',
	rule: (from: number, to: number) =>
		`${from}\u00a0வாரங்கள் நிறைவடைந்ததிலிருந்து ${to}\u00a0வாரங்கள் 6\u00a0நாட்கள் வரை விண்ணப்பிக்கலாம்.`,
	privacy: 'இந்தத் தாவலில் மட்டுமே இருக்கும்; அனுப்பப்படாது.',
	forget: 'அனைத்தையும் அழிக்க',
	impossible: 'இந்தத் தேதி இன்றைய தேதியிலிருந்து மிகத் தொலைவில் உள்ளது. சரிபார்க்கவும்.',
	early: {
		title: (week: number) => `${completed(week)}: விண்ணப்பிக்கும் காலம் இன்னும் தொடங்கவில்லை.`,
		text: (firstDay: string, lastDay: string) => `${firstDay} முதல் ${lastDay} வரை விண்ணப்பிக்கலாம்.`,
	},
	open: {
		title: (week: number) => `${completed(week)}: இப்போது விண்ணப்பிக்கலாம்.`,
		text: (_firstDay: string, lastDay: string) => `விண்ணப்பிக்கக் கடைசி நாள்: ${lastDay}.`,
	},
	closing: {
		title: (week: number) => `${completed(week)}: இன்றே அழையுங்கள்.`,
		text: (_firstDay: string, lastDay: string) =>
			`விண்ணப்பிக்கக் கடைசி நாள்: ${lastDay}. காப்புறுதி நிறுவனங்களுக்குச் சில நாட்கள் தேவை.`,
	},
	closed: {
		title: (week: number) => `${completed(week)}: இந்தத் திட்டங்களுக்கு விண்ணப்பிக்கும் காலம் முடிந்துவிட்டது.`,
		text: (_firstDay: string, lastDay: string) => `விண்ணப்பிக்கக் கடைசி நாள் ${lastDay}; அது கடந்துவிட்டது.`,
	},
	bar: {
		from: (week: number, day: string) => `${completed(week)} · தொடக்கம் ${day}`,
		until: (week: number, day: string) => `${completed(week)} · ${day} வரை`,
		over: (week: number) => `${completed(week)} · காலம் முடிந்தது`,
	},
	call: (phone: string) => `அழையுங்கள்: ${phone}`,
	otherCover: 'மெடிஷீல்டு லைஃப் எதற்குப் பணம் வழங்கும் என்று பாருங்கள்',
	remind: 'என் நாட்காட்டியில் சேர்க்க',
	firstDay: 'மகப்பேறு காப்புறுதி: விண்ணப்பிக்க முதல் நாள்',
	lastDay: 'மகப்பேறு காப்புறுதி: விண்ணப்பிக்கக் கடைசி நாள்',
} as const;
