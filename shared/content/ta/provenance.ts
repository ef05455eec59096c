/** Where the figures come from, and when they were last checked. Values only: the build works them out for the widget. */

import { type Check, checks, yearAfter } from '../provenance.ts';

/** A figure's provenance, shown beside it. */
export interface Provenance extends Check {
	/** The month as it is written. */
	readonly checked: string;
	readonly source: string;
	/** When the check is over a year old. */
	readonly oldFrom: number;
}

const sources = {
	premiums: 'காப்புறுதி நிறுவனங்கள் வெளியிட்ட சந்தாக்களும் பலன்களும்',
	mediSave: 'சுகாதார அமைச்சு, மத்திய சேம நிதிக் கழகம்: மெடிசேவ் எடுப்பு வரம்புகள்',
	mediShield: 'சுகாதார அமைச்சு: மெடிஷீல்டு லைஃப் பலன்கள்',
	internationalPlans: 'அனைத்துலகச் சுகாதாரக் காப்புறுதி நிறுவனங்கள் வெளியிட்ட பலன் அட்டவணைகள்',
	delivery: 'தனியார் மருத்துவமனைகள் வெளியிட்ட கட்டணங்கள்',
} as const satisfies Record<keyof typeof checks, string>;

const months = 'ஜனவரி பிப்ரவரி மார்ச் ஏப்ரல் மே ஜூன் ஜூலை ஆகஸ்ட் செப்டம்பர் அக்டோபர் நவம்பர் டிசம்பர்'.split(' ');

function withWords(figure: keyof typeof checks): Provenance {
	const { month } = checks[figure];
	const [year, number] = month.split('-');
	return {
		...checks[figure],
		checked: `${year} ${months[Number(number) - 1]}`,
		source: sources[figure],
		oldFrom: yearAfter(month),
	};
}

export const provenance = {
	premiums: withWords('premiums'),
	mediSave: withWords('mediSave'),
	mediShield: withWords('mediShield'),
	internationalPlans: withWords('internationalPlans'),
	delivery: withWords('delivery'),
} as const satisfies Record<keyof typeof checks, Provenance>;

/** Those the comparison shows, so that the widget leaves out the others. */
export const { premiums, delivery } = provenance;
