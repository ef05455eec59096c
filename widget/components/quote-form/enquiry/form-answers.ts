/** Reads and writes the answers in the form's controls. These are uncontrolled, so that typing does not re-render the form. */

import { withoutInvisible } from '../../../../shared/enquiry/answers/plain-answers.ts';
import { type EnquiryDraft, emptyDraft } from '../../../../shared/enquiry/fields.ts';

export function readAnswers(form: HTMLFormElement): EnquiryDraft {
	const data = new FormData(form);
	const texts = Object.keys(emptyDraft).map((name) => [name, `${data.get(name) ?? ''}`]);
	const pregnancyType = data.getAll('pregnancyType').map(String);
	return { ...Object.fromEntries(texts), pregnancyType, consent: data.has('consent') };
}

/** Answers for another form or a later page. Omits an unedited sample text, because the other form may have another plan. */
export function readForDraft(form: HTMLFormElement): Partial<EnquiryDraft> {
	const answers: Partial<EnquiryDraft> = readAnswers(form);
	if (answers.additionalInfo === form.querySelector('textarea')?.defaultValue) delete answers.additionalInfo;
	return answers;
}

/** An incomplete or impossible date of birth has an empty value, so `?` replaces it, to be reported as invalid, not as missing. */
export function readForValidation(form: HTMLFormElement): EnquiryDraft {
	const answers = readAnswers(form);
	const birthday = form.elements.namedItem('dateOfBirth') as HTMLInputElement;
	if (birthday.validity.badInput) answers.dateOfBirth = '?';
	return answers;
}

/**
 * Writes the given answers except consent, which only the visitor can give. Does not write an unchanged value: a written control no
 * longer follows its default value.
 */
export function writeAnswers(form: HTMLFormElement, answers: Partial<EnquiryDraft>): void {
	for (const control of Array.from(form.elements) as HTMLInputElement[]) {
		const { name, type, value } = control;
		if (!(name in emptyDraft) || name === 'consent') continue;
		const given = answers[name as keyof EnquiryDraft];
		// A date field would reject a value with an invisible directional mark.
		const answer = typeof given === 'string' ? withoutInvisible(given) : given;
		if (type === 'checkbox') {
			if (Array.isArray(answer)) control.checked = answer.includes(value);
		} else if (typeof answer === 'string' && (answer !== value || control.validity.badInput)) control.value = answer;
	}
}

/** True if a text or date differs from its default, for instance because the visitor typed before hydration. */
export function isTouched(form: HTMLFormElement): boolean {
	return Array.from(form.elements as Iterable<Partial<HTMLInputElement>>).some(
		({ value, defaultValue = value }) => value !== defaultValue,
	);
}
