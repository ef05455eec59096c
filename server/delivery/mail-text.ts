/** What the mail to the advisers says: what to do, what the person answered, and last what they typed freely. */

import { brand } from '../../shared/content/brand.ts';
import { gestationalWeeks } from '../../shared/content/figures.ts';
import { pregnancyTypeLabels } from '../../shared/content/form-copy.ts';
import { findPlan } from '../../shared/content/plans.ts';
import { ageInYears, singaporeToday } from '../../shared/enquiry/past-date.ts';
import { findWording } from '../enquiries/consent-wording.ts';
import type { EnquiryRecord } from '../enquiries/enquiry-record.ts';
import { plainText } from '../plain-text.ts';

/** The due date helper answers NA for weeks that the list does not have, too. */
const outsideWeeks = `NA (not pregnant, or outside weeks ${gestationalWeeks.from} to ${gestationalWeeks.to})`;

/** In years. */
const adultAge = 18;
const underAge = ` (under ${adultAge}: answer the parent or guardian, and market nothing to the child)`;

const singaporeTime = new Intl.DateTimeFormat('en-SG', {
	dateStyle: 'long',
	timeStyle: 'short',
	hourCycle: 'h23',
	timeZone: 'Asia/Singapore',
});

export function mailText(record: EnquiryRecord): string {
	const types = record.pregnancyType.map((type) => (pregnancyTypeLabels as Record<string, string>)[type] ?? type);
	// What a person typed must not look like a line of its own.
	const lines = [
		`Reference: ${record.reference}`,
		`Name: ${record.name}`,
		`Date of birth: ${record.dateOfBirth}${isMinor(record) ? underAge : ''}`,
		`Email: ${record.email}`,
		`Mobile phone: ${record.mobilePhone}${record.mobilePhoneE164 ? ` (${record.mobilePhoneE164})` : ''}`,
		`Gestational week: ${record.gestationalWeek === 'NA' ? outsideWeeks : record.gestationalWeek}`,
		`Pregnancy type: ${types.join(', ')}`,
		`Plan: ${findPlan(record.plan ?? '')?.name ?? record.plan ?? '-'}`,
		`Partner: ${record.partner ?? '-'}`,
		`Page: ${record.page ?? '-'}`,
		`Consent: given ${inSingapore(record.consentAt)}, to wording ${record.consentVersion}`,
		`Agreed to: ${findWording(record.consentVersion)?.text ?? '-'}`,
	].map(plainText);
	return [
		`Please reply within ${brand.replyWithinHours} hours of ${inSingapore(record.receivedAt)}.`,
		`Whoever asks you to stop has withdrawn consent: tell ${brand.privacyEmail} at once, with the reference.`,
		'Use the answers about pregnancy to find plans for this person only; tell of related products for two years at most.',
		'',
		...lines,
		'',
		'Additional information:',
		record.additionalInfo || '-',
		'',
	].join('\n');
}

function inSingapore(time: string): string {
	return `${singaporeTime.format(new Date(time))}, Singapore time`;
}

/** By the calendar of Singapore on the day the enquiry came. */
function isMinor({ dateOfBirth, receivedAt }: EnquiryRecord): boolean {
	return ageInYears(dateOfBirth, singaporeToday(Date.parse(receivedAt))) < adultAge;
}
