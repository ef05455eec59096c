/** Where the figures come from, and when they were last checked. Values only: the build works them out for the widget. */

import { describeChecks } from '../provenance.ts';

const months = 'ஜனவரி பிப்ரவரி மார்ச் ஏப்ரல் மே ஜூன் ஜூலை ஆகஸ்ட் செப்டம்பர் அக்டோபர் நவம்பர் டிசம்பர்'.split(' ');

export const provenance = describeChecks(
	{
		premiums: 'காப்புறுதி நிறுவனங்கள் வெளியிட்ட சந்தாக்களும் பலன்களும்',
		mediSave: 'சுகாதார அமைச்சு, மத்திய சேம நிதிக் கழகம்: மெடிசேவிலிருந்து எடுக்கக்கூடிய வரம்புகள்',
		mediShield: 'சுகாதார அமைச்சு: மெடிஷீல்டு லைஃப் பலன்கள்',
		internationalPlans: 'அனைத்துலகச் சுகாதாரக் காப்புறுதி நிறுவனங்கள் வெளியிட்ட பலன் அட்டவணைகள்',
		delivery: 'தனியார் மருத்துவமனைகள் வெளியிட்ட கட்டணங்கள்',
	},
	(year, month) => `${year} ${months[month - 1]}`,
);

/** Those the comparison shows, so that the widget leaves out the others. */
export const { premiums, delivery } = provenance;
