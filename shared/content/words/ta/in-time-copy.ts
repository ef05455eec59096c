/** Words of “Am I in time?”. Days are given as text: `19 மார்ச்`. */

const completed = (week: number, state = ' நிறைவு') => (week === 1 ? '1\u00a0வாரம்' : `${week}\u00a0வாரங்கள்`) + state;

export const inTimeCopy = {
	title: 'விண்ணப்பிக்க இன்னும் அவகாசம் உள்ளதா?',
	label: 'உங்கள் பிரசவத் தேதி எது?',
	rule: (from: number, to: number) => `${from}\u00a0வாரங்கள் முடிந்தபின் ${to}\u00a0வாரங்கள் 6\u00a0நாட்கள் வரை விண்ணப்பிக்கலாம்.`,
	weeks: (count: number) => `${count} வாரம்`,
	privacy: 'இந்தத் தாவலில் மட்டுமே இருக்கும்; அனுப்பப்படாது.',
	forget: 'அனைத்தையும் அழிக்க',
	impossible: 'இந்தத் தேதி இன்றைய தேதியிலிருந்து மிகத் தொலைவில் உள்ளது. சரிபார்க்கவும்.',
	early: (week: number, firstDay: string, lastDay: string) => ({
		verdict: `${completed(week)}. ${firstDay} முதல் விண்ணப்பிக்கலாம்.`,
		note: `விண்ணப்பிக்கக் கடைசி நாள்: ${lastDay}.`,
	}),
	open: (week: number, _firstDay: string, lastDay: string) => ({
		verdict: `${completed(week)}. ${lastDay} வரை விண்ணப்பிக்கலாம்.`,
		note: 'ஸ்கேனில் ஏற்கனவே தெரிந்தவற்றுக்குக் காப்புறுதி இல்லை.',
	}),
	closing: (week: number, _firstDay: string, lastDay: string) => ({
		verdict: `${completed(week)}. இன்றே அழையுங்கள்; ${lastDay} வரை விண்ணப்பிக்கலாம்.`,
		note: 'காப்புறுதி நிறுவனங்களுக்குச் சில நாட்கள் தேவை.',
	}),
	closed: (week: number, _firstDay: string, lastDay: string) => ({
		verdict: `${completed(week)}. இந்தத் திட்டங்களுக்கு விண்ணப்பிக்கும் காலம் முடிந்துவிட்டது.`,
		note: `விண்ணப்பிக்கக் கடைசி நாள் ${lastDay}; அது கடந்துவிட்டது.`,
	}),
	bar: {
		from: (week: number, day: string) => `${completed(week, '')} · தொடக்கம் ${day}`,
		until: (week: number, day: string) => `${completed(week, '')} · ${day} வரை`,
		over: (week: number) => `${completed(week, '')} · காலம் முடிந்தது`,
	},
	call: (phone: string) => `அழையுங்கள்: ${phone}`,
	otherCover: 'மெடிஷீல்டு லைஃப் எதற்குப் பணம் வழங்கும் என்று பாருங்கள்',
	remind: 'என் நாட்காட்டியில் சேர்க்க',
	firstDay: 'மகப்பேறு காப்புறுதி: விண்ணப்பிக்க முதல் நாள்',
	lastDay: 'மகப்பேறு காப்புறுதி: விண்ணப்பிக்கக் கடைசி நாள்',
} as const;
