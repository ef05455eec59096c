/** The pages of the service: an enquiry’s own, beside the words of its receipt and of withdrawing, and the one while it starts. */

export const enquiryPageCopy = {
	title: 'உங்கள் விசாரிப்பு',
	received: 'கிடைத்த நேரம்',
	passedOn: 'யாருக்கு அனுப்பப்பட்டது',
	notPassedOn: 'இப்போது அனுப்பப்படுகிறது.',
	reply: 'பதில்',
	repliedAt: (time: string) => `${time} மணிக்குப் பதிலளிக்கப்பட்டது`,
	by: (time: string) => `${time} மணிக்குள்`,
	late: 'தாமதம்.',
	lateTold: 'தாமதம். அவர்களிடம் தெரிவித்துள்ளோம்.',
	withoutAnswers: 'படிவத்தில் நீங்கள் எழுதியவற்றை இந்தப் பக்கத்தில் காட்டுவதில்லை.',
	print: 'இந்த ஐந்து கேள்விகளை அச்சிடுக',
	reach: 'எங்களைத் தொடர்புகொள்ள',
	nobodyCalled: 'யாரும் என்னைத் தொடர்புகொள்ளவில்லை',
	record: 'என் ஒப்புதலின் பதிவைப் பதிவிறக்குக',
	recordText: 'ஒப்புதலின் வாசகமும் நேரமும் உள்ள கையொப்பமிடப்பட்ட கோப்பு. அதில் பெயரோ முகவரியோ இல்லை; யார் வேண்டுமானாலும் சரிபார்க்கலாம்.',
	withdrawn: (time: string) => `${time} மணிக்கு ஒப்புதலைத் திரும்பப் பெற்றீர்கள்.`,
	gone: 'இந்த விசாரிப்பு பற்றிய எதையும் நாங்கள் இப்போது வைத்திருக்கவில்லை.',
} as const;

export const startingCopy = { title: 'சற்றுப் பொறுங்கள்', text: 'இந்தப் பக்கம் தானாகவே மீண்டும் திறக்கும்.' } as const;
