/** What an adviser is written: what it takes to call the person, the other answers, what is owed, last what was typed freely. */

import { brand } from '../../shared/content/brand.ts';
import { gestationalWeeks } from '../../shared/content/figures/figures.ts';
import { phoneLink } from '../../shared/content/phone-link.ts';
import { findPlan } from '../../shared/content/plans/plans.ts';
import { findWording } from '../../shared/content/records/consent-wording.ts';
import { labels, pregnancyTypeLabels } from '../../shared/content/words/en/form-copy.ts';
import { formatTime } from '../../shared/content/words/format-date.ts';
import { ageInYears, singaporeToday } from '../../shared/enquiry/answers/past-date.ts';
import { type FormFieldName, formFields } from '../../shared/enquiry/fields.ts';
import { replyBy } from '../../shared/enquiry/reply-by.ts';
import type { MailContent } from '../delivery/channels/email.ts';
import type { EnquiryRecord } from '../enquiries/store/enquiry-record.ts';
import type { EnquiryEvent, EventWithRecord, ReplyEvent } from './enquiry-event.ts';
import { plainLines, plainText } from './plain-text.ts';

/** The due date helper answers NA for weeks that the list does not have, too. */
const outsideWeeks = `NA (not pregnant, or outside weeks ${gestationalWeeks.from} to ${gestationalWeeks.to})`;

type MailField = Exclude<FormFieldName, 'consent'>;

/** After what it takes to call the person, and before what was typed freely: the other answers in the form's order. */
const furtherFields = (Object.keys(formFields) as FormFieldName[]).filter(
	(name): name is MailField =>
		!['name', 'mobilePhone', 'plan', 'gestationalWeek', 'additionalInfo', 'consent'].includes(name),
);

/** In years. */
const adultAge = 18;
const underAge = ` (under ${adultAge}: answer the parent or guardian, and market nothing to the child)`;

const singaporeTime = new Intl.DateTimeFormat('en-SG', {
	dateStyle: 'long',
	timeStyle: 'short',
	hourCycle: 'h23',
	timeZone: 'Asia/Singapore',
});

/** `Simplified Chinese` for `zh-Hans`. */
const languageInEnglish = new Intl.DisplayNames('en', { type: 'language' });

/** What the adviser must do after a withdrawal or an erasure. */
const endings = {
	withdrawn: {
		subject: 'Consent withdrawn',
		todo: 'The person has withdrawn consent. Contact them no more, stop using their data, and see that whoever you gave it to does the same.',
	},
	erased: {
		subject: 'Enquiry erased',
		todo: 'The data of this enquiry has been erased. Delete your copies, the mail that told you of it and your notes too, and see that whoever you gave them to does the same.',
	},
} as const;

/** What is said while no reply is recorded. */
const withoutReply = {
	unanswered: {
		subject: 'No reply recorded',
		todo: (until: string) => `Nobody has recorded a reply yet. The person was promised one by ${until}.`,
	},
	missed: {
		subject: 'Nobody has called',
		todo: (until: string) => `The person says that nobody has called. A reply was promised by ${until}.`,
	},
} as const;

export function adviserMail(event: EnquiryEvent): MailContent {
	if ('record' in event) {
		const { record, name } = event;
		const subject = `${name === 'test' ? 'TEST, not an' : 'New'} enquiry ${summary(record)}`;
		return { subject: plainText(subject), replyTo: record.email, text: enquiryText(event) };
	}
	if ('about' in event) {
		const { about, answeredUrl } = event;
		const { subject, todo } = withoutReply[event.name];
		const lines = [
			todo(inSingapore(replyBy(about.receivedAt))),
			'',
			`Reference: ${about.reference}`,
			recordAt(answeredUrl),
		];
		return { subject: plainText(`${subject}: ${summary(about)}`), text: `${lines.join('\n')}\n` };
	}
	const { subject, todo } = endings[event.name];
	const { reference, at } = event;
	return {
		subject: `${subject}: ${reference}`,
		text: `${todo}\n\nReference: ${reference}\nTime: ${inSingapore(at)}\nQuestions: ${brand.privacyEmail}\n`,
	};
}

/** Rules of a mailbox sort by the ids at its end: these stay what they are when a name changes. */
function summary({ reference, receivedAt, language, plan, partner }: ReplyEvent['about']): string {
	const ids = [language ?? 'en', plan ?? 'no plan', partner ?? 'no partner'].map((text) => `[${text}]`);
	return `${reference} by ${formatTime(replyBy(receivedAt), 'en')} ${ids.join(' ')}`;
}

/** Its page has one button: a scanner that opens links records nothing. */
function recordAt(answeredUrl: string): string {
	return `When you have replied, press the button here: ${answeredUrl}`;
}

/** Read on a phone: the number is a link wherever the mail program makes links of addresses. */
function enquiryText({ record, earlier, warnings, answeredUrl }: EventWithRecord): string {
	const language = record.language ?? 'en';
	const formLanguage = language === 'en' ? '' : `Language of the form: ${languageInEnglish.of(language)}. `;
	const line = (name: MailField) => `${labels[name]}: ${answerText(record, name)}`;
	const phone = record.mobilePhoneE164;
	const unknown = warnings?.includes('unknown-partner') ? ' (unknown: no partner has this id)' : '';
	// What a person typed must not look like a line of its own.
	const lines = [
		`${formLanguage}Reply by ${inSingapore(replyBy(record.receivedAt))}.`,
		...(earlier ? [`Wrote before, within 30 days: ${earlier}`] : []),
		line('name'),
		line('mobilePhone'),
		...(phone ? [`Call: ${phoneLink(phone)}`, `WhatsApp: https://wa.me/${phone.slice(1)}`] : []),
		line('plan'),
		line('gestationalWeek'),
		'',
		...furtherFields.map(line),
		`Reference: ${record.reference}`,
		`Partner: ${record.partner ?? '-'}${unknown}`,
		...(record.partnerTag ? [`Partner tag: ${record.partnerTag}`] : []),
		`Page: ${record.page ?? '-'}`,
	].map(plainText);
	const obligations = [
		...(answeredUrl ? [recordAt(answeredUrl)] : []),
		`If the person asks you to stop, the consent is withdrawn: tell ${brand.privacyEmail} at once, with the reference.`,
		'Use the answers about pregnancy only to find plans for this person. Tell them of related products for two years at most.',
		'Use WhatsApp only to answer this enquiry: the consent to marketing is for email, call and SMS.',
		plainText(`Consent: given ${inSingapore(record.consentAt)}, to wording ${record.consentVersion}`),
		plainText(`Agreed to: ${findWording(record.consentVersion)?.text ?? '-'}`),
	];
	const typed = plainLines(record.additionalInfo) || '-';
	return `${lines.join('\n')}\n\n${obligations.join('\n')}\n\nAdditional information:\n${typed}\n`;
}

/** Labels are the form's, in English. */
function answerText(record: EnquiryRecord, name: MailField): string {
	switch (name) {
		case 'plan':
			return findPlan(record.plan ?? '')?.name ?? record.plan ?? 'not sure yet';
		case 'gestationalWeek':
			return record.gestationalWeek === 'NA' ? outsideWeeks : record.gestationalWeek;
		case 'pregnancyType':
			return record.pregnancyType
				.map((type) => (pregnancyTypeLabels as Record<string, string>)[type] ?? type)
				.join(', ');
		case 'dateOfBirth':
			return record.dateOfBirth + (isMinor(record) ? underAge : '');
		default:
			return record[name] || '-';
	}
}

function inSingapore(time: string): string {
	return `${singaporeTime.format(new Date(time))}, Singapore time`;
}

/** By the calendar of Singapore on the day the enquiry came. */
function isMinor({ dateOfBirth, receivedAt }: EnquiryRecord): boolean {
	return ageInYears(dateOfBirth, singaporeToday(Date.parse(receivedAt))) < adultAge;
}
