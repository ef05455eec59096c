/** Fills in the page's forms: the visitor's due date, and the partner and plan in the query string. */

import { followVisit, readDueDate } from '../visit/visit.ts';

type Widget = HTMLElementTagNameMap['quote-widget'];

export async function fillForms(page: Document): Promise<void> {
	// Until the element is defined, it has neither `prefill()` nor `reset()`.
	await customElements.whenDefined('quote-widget');
	const forms = [...page.querySelectorAll<Widget>('quote-widget[show=form]')];
	const query = new URLSearchParams(location.search);
	for (const name of ['partner', 'plan'] as const) {
		const value = query.get(name);
		if (value) for (const form of forms) form.setAttribute(name, value);
	}

	if (readDueDate()) for (const form of forms) form.prefill({ dueDate: readDueDate() });
	followVisit((change) => {
		for (const form of forms) {
			if (change === 'forgotten') form.reset();
			form.prefill({ dueDate: readDueDate() });
		}
	});
}
