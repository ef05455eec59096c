/**
 * Fills what the visitor has said into the widgets of the page, and learns what is said there: by the element's public API, but
 * for the comparison's sum assured, and for a choice made before the element's script came.
 */

import { sumsAssured } from '../../shared/content/figures/figures.ts';
import { weekAnswer } from '../../shared/enquiry/answers/gestation.ts';
import { followVisit, readVisit, rememberInVisit } from './visit.ts';

type Widget = HTMLElementTagNameMap['quote-widget'];

/** Milliseconds. Firefox tells a screen reader nothing of a live region that changes together with much else. */
const afterAnnouncing = 500;
const smallestSum = `${sumsAssured[0]}`;

export async function shareWithWidgets(page: Document): Promise<void> {
	let announcing: ReturnType<typeof setTimeout> | undefined;
	/** What the forms know of. */
	let told: { dueDate?: string | undefined; week?: string | undefined } = {};

	function tell(change: 'said' | 'forgotten' | 'page opened' = 'said') {
		const { plan, dueDate, week, sumAssured = change === 'forgotten' ? smallestSum : undefined } = readVisit();
		for (const widget of page.querySelectorAll<Widget>('quote-widget')) {
			if (change === 'forgotten') {
				widget.removeAttribute('plan');
				widget.reset();
			}
			const isNewer = change === 'page opened' && hasEarlyChoice(widget);
			if (plan && plan !== widget.values.plan && !isNewer) widget.setAttribute('plan', plan);
			const sum = sumAssured && findSum(widget, `[value="${sumAssured}"]`);
			if (sum && !sum.checked) sum.click();
			if (dueDate !== told.dueDate && !week) widget.prefill({ dueDate: dueDate ?? '' });
			else if (week && week !== told.week) widget.prefill({ gestationalWeek: week });
		}
		told = { dueDate, week };
	}

	function learn({ target }: Event) {
		if (!(target instanceof HTMLElement) || target.localName !== 'quote-widget') return;
		clearTimeout(announcing);
		announcing = setTimeout(() => learnSum(target), afterAnnouncing);
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
	// Another sum than the prerendered one was chosen before the widget's script came.
	for (const widget of page.querySelectorAll('quote-widget')) learnSum(widget, smallestSum);
	tell('page opened');
	followVisit(tell);
}

function learnSum(widget: HTMLElement, known = readVisit().sumAssured ?? smallestSum): void {
	const sum = findSum(widget, ':checked')?.value;
	if (sum && sum !== known) rememberInVisit({ sumAssured: sum });
}

function findSum({ shadowRoot }: HTMLElement, selector: string): HTMLInputElement | null | undefined {
	return shadowRoot?.querySelector<HTMLInputElement>(`[name=sum-assured]${selector}`);
}

/** Whether another plan than the prerendered one was selected before the widget's script came. */
function hasEarlyChoice({ shadowRoot }: Widget): boolean {
	return shadowRoot?.querySelector<HTMLSelectElement>('select#plan')?.selectedOptions[0]?.defaultSelected === false;
}
