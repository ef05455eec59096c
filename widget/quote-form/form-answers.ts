/** What stands in the form's controls, read and written. The controls themselves hold the answers: typing costs nothing. */

import type { EnquiryDraft } from '../../shared/enquiry/enquiry-draft.ts';
import { emptyDraft } from '../../shared/enquiry/enquiry-schema.ts';

export function readAnswers(form: HTMLFormElement): EnquiryDraft {
	const data = new FormData(form);
	const texts = Object.keys(emptyDraft).map((name) => [name, `${data.get(name) ?? ''}`]);
	const pregnancyType = data.getAll('pregnancyType').map(String);
	return { ...Object.fromEntries(texts), pregnancyType, consent: data.has('consent') };
}

/** For another form, or a later page: the sample line that nobody edited is no answer, and may be about another plan there. */
export function readToKeep(form: HTMLFormElement): Partial<EnquiryDraft> {
	const answers: Partial<EnquiryDraft> = readAnswers(form);
	if (answers.additionalInfo === form.querySelector('textarea')?.defaultValue) delete answers.additionalInfo;
	return answers;
}

/** As they are checked: half a date, or a day that does not exist, is no value to the browser, yet nothing is missing. */
export function readToCheck(form: HTMLFormElement): EnquiryDraft {
	const answers = readAnswers(form);
	const birthday = form.elements.namedItem('dateOfBirth') as HTMLInputElement;
	if (birthday.validity.badInput) answers.dateOfBirth = '?';
	return answers;
}

/**
 * Writes the given answers and leaves all others alone; one that stands there already does not count as edited.
 * Consent is never given for anyone: it is not written.
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
