/** The browser's entry: a few lines of DOM for every page, and a runtime for the islands of those that have some. */

import { showVisit } from '../visit/show-visit.ts';
import { closeOverlays } from './close-overlays.ts';
import { fillForms } from './fill-forms.ts';
import { followSections } from './follow-sections.ts';
import { attachGlossaryTooltips } from './glossary-tooltips.ts';
import { hydrateWhenNear } from './hydration/hydrate-when-near.ts';

// An async script may run before the end of the document.
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

/** The widget leaves the history to its host: “Get Quote” on a card becomes a step that Back undoes. */
function letBackReturnToPlans(page: Document): void {
	function addStep({ target }: Event) {
		const section = (target as Element).closest('#compare')?.id;
		if (!section) return;
		history.replaceState({ ...history.state, section, top: scrollY }, '');
		history.pushState(null, '', '#quote');
	}
	// Captured before the widget moves the page.
	page.addEventListener('quote-widget:plan-selected', addStep, { capture: true });
	addEventListener('popstate', ({ state }) => {
		if (!state?.section) return;
		// Once the browser has answered the change of the hash, which moves both.
		requestAnimationFrame(() => {
			page.getElementById(state.section)?.focus({ preventScroll: true });
			scrollTo({ top: state.top, behavior: 'instant' });
		});
	});
}

/** On paper a form is left out until it has a receipt. */
function markSent(page: Document): void {
	page.addEventListener('quote-widget:success', ({ target }) => {
		(target as Element).closest('section')?.setAttribute('data-sent', '');
	});
}
