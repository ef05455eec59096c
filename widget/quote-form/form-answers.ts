/** Reads and writes the form's controls. They are uncontrolled: a keystroke re-renders nothing. */

import type { EnquiryDraft } from '../../shared/enquiry/enquiry-draft.ts';
import { emptyDraft } from '../../shared/enquiry/enquiry-schema.ts';

export function readAnswers(form: HTMLFormElement): EnquiryDraft {
	const data = new FormData(form);
	const texts = Object.keys(emptyDraft).map((name) => [name, `${data.get(name) ?? ''}`]);
	const pregnancyType = data.getAll('pregnancyType').map(String);
	return { ...Object.fromEntries(texts), pregnancyType, consent: data.has('consent') };
}

/** For another form or a later page, without an unedited sample line: the plan may be another one there. */
export function readToKeep(form: HTMLFormElement): Partial<EnquiryDraft> {
	const answers: Partial<EnquiryDraft> = readAnswers(form);
	if (answers.additionalInfo === form.querySelector('textarea')?.defaultValue) delete answers.additionalInfo;
	return answers;
}

/** For validation. Half a date, or a day that does not exist, has no value in the browser, but is not missing. */
export function readToCheck(form: HTMLFormElement): EnquiryDraft {
	const answers = readAnswers(form);
	const birthday = form.elements.namedItem('dateOfBirth') as HTMLInputElement;
	if (birthday.validity.badInput) answers.dateOfBirth = '?';
	return answers;
}

/**
 * Writes the given answers and leaves all others alone. A control that already holds its answer is not written: writing
 * would mark it as edited. Only the visitor can give consent.
 */
export function writeAnswers(form: HTMLFormElement, answers: Partial<EnquiryDraft>): void {
	for (const control of Array.from(form.elements) as HTMLInputElement[]) {
		const { name, type, value } = control;
		if (!(name in emptyDraft) || name === 'consent') continue;
		const answer = answers[name as keyof EnquiryDraft];
		if (type === 'checkbox') {
			if (Array.isArray(answer)) control.checked = answer.includes(value);
		} else if (typeof answer === 'string' && (answer !== value || control.validity.badInput)) control.value = answer;
	}
}

/** Whether the visitor typed something, for instance before the script arrived. */
export function isTouched(form: HTMLFormElement): boolean {
	return Array.from(form.elements as Iterable<Partial<HTMLInputElement>>).some(
		({ value, defaultValue = value }) => value !== defaultValue,
	);
}
