/** What is worth saying about an answer without keeping anyone from sending it. */

import * as figures from '../../shared/content/figures.ts';
import { advice } from '../../shared/content/form-copy.ts';
import type { EnquiryDraft } from '../../shared/enquiry/enquiry-draft.ts';
import { isDoubtfulMobile } from '../../shared/enquiry/mobile-phone.ts';
import { ageInYears, isPastDate } from '../../shared/enquiry/past-date.ts';

export type Advice = Partial<Record<keyof EnquiryDraft, string>>;

export function adviseOn(answers: EnquiryDraft): Advice {
	return {
		dateOfBirth: adviseOnAge(answers.dateOfBirth),
		mobilePhone: answers.mobilePhone && isDoubtfulMobile(answers.mobilePhone) ? advice.mobilePhone : undefined,
		gestationalWeek: answers.gestationalWeek === 'NA' ? advice.notPregnant : undefined,
		pregnancyType: adviseOnPregnancy(answers),
	};
}

function adviseOnAge(birthday: string): string | undefined {
	if (!isPastDate(birthday)) return;
	const age = ageInYears(birthday);
	if (age < figures.motherAge.from) return advice.underAge;
	return age > figures.motherAge.to ? advice.age : undefined;
}

function adviseOnPregnancy({ pregnancyType, gestationalWeek }: EnquiryDraft): string | undefined {
	if (!pregnancyType.includes('not-pregnant-yet')) return;
	const hasWeek = gestationalWeek && gestationalWeek !== 'NA';
	return hasWeek || pregnancyType.length > 1 ? advice.contradiction : undefined;
}
