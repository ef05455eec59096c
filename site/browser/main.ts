/** Entry of the browser's script: small DOM scripts for every page, and hydration of the islands. */

import { showVisit } from '../visit/show-visit.ts';
import { closeOverlays } from './close-overlays.ts';
import { fillForms } from './fill-forms.ts';
import { followSections } from './follow-sections.ts';
import { attachGlossaryTooltips } from './glossary-tooltips.ts';
import { hydrateWhenNear } from './hydration/hydrate-when-near.ts';

// An async script may run before the document is parsed, so wait for the rest of the document.
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
