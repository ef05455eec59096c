/** Entry of the browser's script: small DOM scripts for every page, and hydration of the islands. */

import { showVisit } from '../visit/show-visit.ts';
import { followVisit, readDueDate } from '../visit/visit.ts';
import { closeOverlays } from './close-overlays.ts';
import { followSections } from './follow-sections.ts';
import { attachGlossaryTooltips } from './glossary-tooltips.ts';
import { hydrateWhenNear } from './hydration/hydrate-when-near.ts';

type Widget = HTMLElementTagNameMap['quote-widget'];

// An async script may run before the document is parsed, so this script waits for the rest of the document.
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start, { once: true });
else start();

function start() {
	closeOverlays(document);
	followSections(document);
	letBackReturnToPlans(document);
	markSent(document);
	showVisit(document);
	fillForms(document);
	attachGlossaryTooltips(document);
	hydrateWhenNear(document.querySelectorAll<HTMLElement>('[data-island]'));
}

/** Adds a history entry when “Get Quote” on a card is pressed, so that Back returns to the plans. The widget adds none. */
function letBackReturnToPlans(page: Document): void {
	function addStep({ target }: Event) {
		const section = (target as Element).closest('#compare')?.id;
		if (!section) return;
		history.replaceState({ ...history.state, section, top: scrollY }, '');
		history.pushState(null, '', '#quote');
	}
	// Listens in the capture phase, because `scrollY` must be read before the widget scrolls the page.
	page.addEventListener('quote-widget:plan-selected', addStep, { capture: true });
	addEventListener('popstate', ({ state }) => {
		if (!state?.section) return;
		// Waits until the browser has handled the change of the hash, which moves focus and scroll position.
		requestAnimationFrame(() => {
			page.getElementById(state.section)?.focus({ preventScroll: true });
			scrollTo({ top: state.top, behavior: 'instant' });
		});
	});
}

/** Marks a form's section as sent, because the print style sheet hides forms that have no receipt. */
function markSent(page: Document): void {
	page.addEventListener('quote-widget:success', ({ target }) => {
		(target as Element).closest('section')?.setAttribute('data-sent', '');
	});
}

/** Fills in the page's forms: the visitor's due date, and the partner and plan in the query string. */
async function fillForms(page: Document): Promise<void> {
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
