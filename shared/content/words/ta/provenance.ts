/** Where the figures come from, and when they were last checked. Values only: the build works them out for the widget. */

import { describeSources } from '../../figures/provenance.ts';
import { language } from './language.ts';

export const provenance = describeSources(language, {
	premiums: 'காப்புறுதி நிறுவனங்களின் சந்தாக்களும் பலன்களும்',
	unsourced: (plans) => `${plans}: பொதுமக்கள் பார்க்கக்கூடிய பக்கம் இல்லை`,
	noneSourced: 'திட்டங்களின் எண்களுக்குப் பொதுமக்கள் பார்க்கக்கூடிய பக்கம் இல்லை',
	mediSave: 'சுகாதார அமைச்சு, மத்திய சேம நிதிக் கழகம்: மெடிசேவ் வரம்புகள்',
	mediShield: 'சுகாதார அமைச்சு: மெடிஷீல்டு லைஃப்',
	internationalPlans: 'அனைத்துலகச் சுகாதாரக் காப்புறுதி நிறுவனங்களின் பலன் அட்டவணைகள்',
	delivery: 'தனியார் மருத்துவமனைகளின் கட்டணங்கள்',
});

export const { premiums } = provenance;
