/** Composes the mail to an adviser: first what a call needs, then all other answers below a horizontal line. */

import { brand } from '../../shared/content/brand.ts';
import { gestationalWeeks } from '../../shared/content/figures/figures.ts';
import { phoneLink } from '../../shared/content/phone-link.ts';
import { findPlan } from '../../shared/content/plans/plans.ts';
import { findWording } from '../../shared/content/records/consent-wording.ts';
import { labels, pregnancyTypeLabels } from '../../shared/content/words/en/form-copy.ts';
import { formatTime } from '../../shared/content/words/format-date.ts';
import { ageInYears, singaporeToday } from '../../shared/enquiry/answers/calendar-days.ts';
import { type FormFieldName, formFields } from '../../shared/enquiry/fields.ts';
import { replyBy } from '../../shared/enquiry/reply-by.ts';
import type { MailContent } from '../delivery/channels/email.ts';
import type { EnquiryRecord } from '../enquiries/store/enquiry-record.ts';
import type { EnquiryEvent, EventWithRecord, ReplyEvent } from './enquiry-event.ts';
import { type MailBlock, mailBody } from './mail-body.ts';
import { plainText } from './plain-text.ts';

/** Explains the answer NA, which the form's due date calculator also fills in for weeks outside the list. */
const outsideWeeks = `NA (not pregnant, or outside weeks ${gestationalWeeks.from} to ${gestationalWeeks.to})`;

type MailField = Exclude<FormFieldName, 'consent'>;

/** Answers below the horizontal line, in the form's order. */
const recordFields = (Object.keys(formFields) as FormFieldName[]).filter(
	(name): name is MailField =>
		!['name', 'plan', 'gestationalWeek', 'pregnancyType', 'additionalInfo', 'consent'].includes(name),
);

const adultAgeYears = 18;
const underAge = `Under ${adultAgeYears}: answer the parent or guardian, and market nothing to the child.`;

const singaporeTime = new Intl.DateTimeFormat('en-SG', {
	dateStyle: 'long',
	timeStyle: 'short',
	hourCycle: 'h23',
	timeZone: 'Asia/Singapore',
});

/** Gives English names of languages, such as `Simplified Chinese` for `zh-Hans`. */
const languageInEnglish = new Intl.DisplayNames('en', { type: 'language' });

/** Subject and instruction after a withdrawal or erasure. */
const endings = {
	withdrawn: {
		subject: 'Consent withdrawn',
		todo: 'The person has withdrawn consent. Contact them no more, stop using their data, and see that whoever you gave it to does the same.',
	},
	erased: {
		subject: 'Enquiry erased',
		todo: 'The data of this enquiry has been erased. Delete your copies, the mail that told you of it and your notes too, unless a law obliges you to keep them, and see that whoever you gave them to does the same.',
	},
} as const;

/** Beginning of the subject and sentence with the deadline, by occasion. */
const occasions = {
	created: { subject: 'New enquiry ', notice: (until: string) => `Reply by ${until}.` },
	test: { subject: 'TEST, not an enquiry ', notice: (until: string) => `Reply by ${until}.` },
	unanswered: {
		subject: 'No reply recorded: ',
		notice: (until: string) => `Nobody has recorded a reply yet. The person was promised one by ${until}.`,
	},
	late: {
		subject: 'LATE: No reply recorded: ',
		notice: (until: string) => `Nobody has recorded a reply. The person was promised one by ${until}.`,
	},
	answered: {
		subject: 'Reply recorded already: ',
		notice: (until: string) =>
			`A reply is recorded already. Ask who gave it before you make contact. It was promised by ${until}.`,
	},
	missed: {
		subject: 'LATE: Nobody has made contact: ',
		notice: (until: string) => `The person says that nobody has made contact. A reply was promised by ${until}.`,
	},
} as const;

export function adviserMail(event: EnquiryEvent): MailContent {
	if ('record' in event) {
		const { record } = event;
		const subject = plainText(occasions[occasionOf(event)].subject + summary(record));
		return { subject, replyTo: record.email, ...mailBody(enquiryBlocks(event)) };
	}
	const { subject, todo } = endings[event.name];
	const { reference, at } = event;
	const record = [`Reference: ${reference}`, `Time: ${inSingapore(at)}`, `Questions: ${brand.privacyEmail}`];
	return { subject: `${subject}: ${reference}`, ...mailBody([{ title: subject, lines: [todo] }, { record }]) };
}

function occasionOf(event: EventWithRecord | ReplyEvent): keyof typeof occasions {
	const { name, record } = event;
	if (name === 'created' && record.answeredAt) return 'answered';
	return name === 'unanswered' && event.at >= replyBy(record.receivedAt) ? 'late' : name;
}

/** Reference, deadline and ids for the subject. Filters of a mailbox can use the ids, because ids stay when names change. */
function summary({ reference, receivedAt, language, plan, partner }: EnquiryRecord): string {
	const ids = [language ?? 'en', plan ?? 'no plan', partner ?? 'no partner'].map((text) => `[${text}]`);
	return `${reference} by ${formatTime(replyBy(receivedAt), 'en')} ${ids.join(' ')}`;
}

/** Blocks of the mail. Those from the horizontal line on contain what a call does not need. */
function enquiryBlocks(event: EventWithRecord | ReplyEvent): MailBlock[] {
	const { record, answeredUrl } = event;
	const { earlier, warnings } = 'earlier' in event ? event : {};
	const language = record.language ?? 'en';
	const about = [
		...(language === 'en' ? [] : [`Form in ${languageInEnglish.of(language)}`]),
		answerText(record, 'plan'),
		`week ${answerText(record, 'gestationalWeek')}`,
		answerText(record, 'pregnancyType'),
	].join(' · ');
	const unknown = warnings?.includes('unknown-partner') ? ' (unknown: no partner has this id)' : '';
	const line = (field: MailField) => `${labels[field]}: ${answerText(record, field)}`;
	return [
		{ title: record.name, lines: [about, ...(isMinor(record) ? [underAge] : [])] },
		...contactLinks(record),
		{ lines: [`Give the reference ${record.reference} when you call.`] },
		{ notice: occasions[occasionOf(event)].notice(`${formatTime(replyBy(record.receivedAt), 'en')}, Singapore time`) },
		...(record.additionalInfo ? [{ typed: record.additionalInfo }] : []),
		...(answeredUrl ? [{ link: { label: 'I have replied', url: answeredUrl } }] : []),
		{
			record: [
				...(earlier ? [`Wrote before: ${earlier}, within 30 days`] : []),
				...recordFields.map(line),
				`Partner: ${record.partner ?? 'none'}${unknown}`,
				...(record.partnerTag ? [`Partner tag: ${record.partnerTag}`] : []),
				`Page: ${record.page ?? '-'}`,
			],
		},
		{
			heading: 'Your duties',
			details: [
				`If the person asks you to stop, the consent is withdrawn: tell ${brand.privacyEmail} at once, with the reference.`,
				'Use the answers about pregnancy only to find plans for this person. Tell them of related products for two years at most.',
				'Use WhatsApp only if the person asked for it, and only to answer this enquiry: the consent to marketing is for email, call and SMS.',
			],
		},
		{
			heading: 'What the person agreed to',
			details: [
				`Consent: given ${inSingapore(record.consentAt)}, to wording ${record.consentVersion}`,
				findWording(record.consentVersion)?.text ?? 'The text of this wording is not known.',
			],
		},
	];
}

/** Links to call, and to WhatsApp, which comes first if the visitor's text names it. No links if the number is ambiguous. */
function contactLinks({ mobilePhone, mobilePhoneE164: phone, additionalInfo }: EnquiryRecord): MailBlock[] {
	if (!phone) return [];
	const call = { label: `Call ${mobilePhone}`, url: phoneLink(phone) };
	const isAsked = /whats\s?app/i.test(additionalInfo);
	const whatsApp = {
		label: isAsked ? 'WhatsApp' : 'WhatsApp, only if asked for',
		url: `https://wa.me/${phone.slice(1)}`,
	};
	return [{ links: isAsked ? [whatsApp, call] : [call, whatsApp] }];
}

/** An answer as text, with the English labels of the form. */
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
		default:
			return record[name] || '-';
	}
}

function inSingapore(time: string): string {
	return `${singaporeTime.format(new Date(time))}, Singapore time`;
}

/** True if the person was under 18 on the day of receipt, by Singapore's calendar. */
function isMinor({ dateOfBirth, receivedAt }: EnquiryRecord): boolean {
	return ageInYears(dateOfBirth, singaporeToday(Date.parse(receivedAt))) < adultAgeYears;
}
