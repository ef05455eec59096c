/**
 * Fills what the visitor has said into the forms of the page, and learns what is said there: by the element's public API, but
 * for a choice made before the element's script came.
 */

import { weekAnswer } from '../../shared/enquiry/gestation.ts';
import { followVisit, readVisit, rememberInVisit } from './visit.ts';

type Widget = HTMLElementTagNameMap['quote-widget'];

export async function shareWithForms(page: Document): Promise<void> {
	/** What the forms know of. */
	let told: { dueDate?: string | undefined; week?: string | undefined } = {};

	function tell(change: 'said' | 'forgotten' | 'page opened' = 'said') {
		const { plan, dueDate, week } = readVisit();
		for (const widget of page.querySelectorAll<Widget>('quote-widget')) {
			if (change === 'forgotten') {
				widget.removeAttribute('plan');
				widget.reset();
			}
			const isNewer = change === 'page opened' && hasEarlyChoice(widget);
			if (plan && plan !== widget.values.plan && !isNewer) widget.setAttribute('plan', plan);
			if (dueDate !== told.dueDate && !week) widget.prefill({ dueDate: dueDate ?? '' });
			else if (week && week !== told.week) widget.prefill({ gestationalWeek: week });
		}
		told = { dueDate, week };
	}

	function learn({ target }: Event) {
		if (!(target instanceof HTMLElement) || target.localName !== 'quote-widget') return;
		const { gestationalWeek: week, dueDate } = (target as Widget).values;
		if (!week) return;
		told = weekAnswer(dueDate) === week ? { dueDate } : { week };
		rememberInVisit(told);
	}

	// Earlier input is replayed as the widget hydrates; until then it has no `values`.
	await customElements.whenDefined('quote-widget');
	page.addEventListener('quote-widget:plan-selected', ({ detail: { plan } }) => rememberInVisit({ plan }));
	// No event says what was answered: the form is asked.
	page.addEventListener('input', learn);
	page.addEventListener('quote-widget:submit', learn);
	tell('page opened');
	followVisit(tell);
}

/** Whether another plan than the prerendered one was selected before the widget's script came. */
function hasEarlyChoice({ shadowRoot }: Widget): boolean {
	return shadowRoot?.querySelector<HTMLSelectElement>('select#plan')?.selectedOptions[0]?.defaultSelected === false;
}
