/** Advice on answers that are valid but may be mistaken. It never prevents sending. */

import { advice, dueDateCopy } from '../../shared/content/en/form-copy.ts';
import * as figures from '../../shared/content/figures.ts';
import type { EnquiryDraft } from '../../shared/enquiry/enquiry-draft.ts';
import { gestationalWeek } from '../../shared/enquiry/gestation.ts';
import { isDoubtfulMobile } from '../../shared/enquiry/mobile-phone.ts';
import { ageInYears, isPastDate, singaporeToday } from '../../shared/enquiry/past-date.ts';

export type Advice = Partial<Record<keyof EnquiryDraft | 'dueDate', string>>;

/** @param dueDate value of the due date helper, `YYYY-MM-DD` or empty */
export function adviseOn(answers: EnquiryDraft, dueDate = ''): Advice {
	return {
		dateOfBirth: adviseOnAge(answers.dateOfBirth),
		mobilePhone: answers.mobilePhone && isDoubtfulMobile(answers.mobilePhone) ? advice.mobilePhone : undefined,
		gestationalWeek: answers.gestationalWeek === 'NA' ? advice.notPregnant : undefined,
		dueDate: adviseOnDueDate(dueDate),
		pregnancyType: adviseOnPregnancy(answers),
	};
}

function adviseOnAge(birthday: string): string | undefined {
	if (!isPastDate(birthday)) return;
	const age = ageInYears(birthday);
	if (age < figures.motherAge.from) return advice.underAge;
	return age > figures.motherAge.to ? advice.age : undefined;
}

function adviseOnDueDate(dueDate: string): string | undefined {
	// While the year 2027 is typed, the value's year is 0002, 0020, 0202.
	if (!/^[1-9]/.test(dueDate)) return;
	const week = gestationalWeek(dueDate, singaporeToday());
	return week === undefined ? dueDateCopy.impossible : dueDateCopy.week(week);
}

function adviseOnPregnancy({ pregnancyType, gestationalWeek }: EnquiryDraft): string | undefined {
	if (!pregnancyType.includes('not-pregnant-yet')) return;
	const hasWeek = gestationalWeek && gestationalWeek !== 'NA';
	return hasWeek || pregnancyType.length > 1 ? advice.contradiction : undefined;
}
