/** Advice on answers: possible mistakes, when to apply, and the date of birth in words. Advice never prevents sending. */

import { advice, dueDateCopy } from '#words/form-copy.ts';
import * as figures from '../../../../shared/content/figures/figures.ts';
import { formatDay } from '../../../../shared/content/words/format-date.ts';
import { ageInYears, isPastDate } from '../../../../shared/enquiry/answers/calendar-days.ts';
import { firstDayToApply, gestationalWeek, weekAnswer } from '../../../../shared/enquiry/answers/gestation.ts';
import { isDoubtfulMobile } from '../../../../shared/enquiry/answers/mobile-phone.ts';
import type { EnquiryDraft, EnquiryField } from '../../../../shared/enquiry/fields.ts';

export type Advice = Partial<Record<EnquiryField | 'dueDate', string>>;

const firstWeek = figures.gestationalWeeks.from;
const lastWeek = figures.gestationalWeeks.to;

/** @param dueDate value of the due date helper, `YYYY-MM-DD` or empty */
export function adviseOn(answers: EnquiryDraft, dueDate = ''): Advice {
	const { dateOfBirth, mobilePhone, gestationalWeek: selected } = answers;
	const week = gestationalWeek(dueDate);
	/** True if the selected week differs from the week of the due date. */
	const isContradiction = week && selected && selected !== weekAnswer(dueDate);
	return {
		dateOfBirth: adviseOnAge(dateOfBirth),
		mobilePhone: mobilePhone && isDoubtfulMobile(mobilePhone) ? advice.mobilePhone : undefined,
		gestationalWeek: isContradiction ? dueDateCopy.contradiction(week) : adviseOnWeek(selected, week),
		dueDate: isContradiction ? undefined : adviseOnDueDate(dueDate, week),
		pregnancyType: adviseOnPregnancy(answers),
	};
}

function adviseOnAge(birthday: string): string | undefined {
	if (!isPastDate(birthday)) return;
	const age = ageInYears(birthday);
	if (age < figures.motherAge.from) return advice.underAge;
	return age > figures.motherAge.to ? advice.age : formatDay(birthday);
}

function adviseOnWeek(selected: string, week: number | undefined): string | undefined {
	if (Number(selected) >= lastWeek - 1) return advice.call;
	// With a due date, the advice on the due date already says when to apply.
	return selected === 'NA' && !week ? advice.notPregnant : undefined;
}

function adviseOnDueDate(dueDate: string, week: number | undefined): string | undefined {
	// An incomplete year gets no advice: while 2027 is being typed, the value's year is 0002, then 0020, then 0202.
	if (!/^[1-9]/.test(dueDate)) return;
	if (week === undefined) return dueDateCopy.impossible;
	if (week > lastWeek) return dueDateCopy.tooLate(week);
	return week < firstWeek ? dueDateCopy.tooEarly(week, formatDay(firstDayToApply(dueDate))) : dueDateCopy.week(week);
}

function adviseOnPregnancy({ pregnancyType, gestationalWeek }: EnquiryDraft): string | undefined {
	const has = (kind: string) => pregnancyType.some((type) => type.startsWith(kind));
	if (!has('not')) return has('single') && has('multiple') ? advice.oneAndMore : undefined;
	const hasWeek = gestationalWeek && gestationalWeek !== 'NA';
	return hasWeek || pregnancyType.length > 1 ? advice.contradiction : undefined;
}
