/** Gives the forms of the page what the site knows: the visitor's due date, and the partner and plan that a link names. */

import { weekAnswer } from '../../shared/enquiry/answers/gestation.ts';
import { followVisit, readDueDate } from '../visit/visit.ts';

type Widget = HTMLElementTagNameMap['quote-widget'];

export async function fillForms(page: Document): Promise<void> {
	// Until then an element has neither `values` nor `prefill()`; earlier input is replayed as it hydrates.
	await customElements.whenDefined('quote-widget');
	const forms = [...page.querySelectorAll<Widget>('quote-widget[show=form]')];
	const query = new URLSearchParams(location.search);
	for (const name of ['partner', 'plan'] as const) {
		const value = query.get(name);
		if (value) for (const form of forms) form.setAttribute(name, value);
	}

	for (const form of forms) if (takesDueDate(form)) form.prefill({ dueDate: readDueDate() });
	followVisit((change) => {
		for (const form of forms) {
			if (change === 'forgotten') form.reset();
			form.prefill({ dueDate: readDueDate() });
		}
	});
}

/** A week that was answered otherwise in the form is newer than the due date. */
function takesDueDate({ values: { gestationalWeek } }: Widget): boolean {
	return readDueDate() !== '' && (gestationalWeek === '' || gestationalWeek === weekAnswer(readDueDate()));
}
