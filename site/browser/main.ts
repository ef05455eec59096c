/** Entry of the browser's script: small DOM scripts for every page, and hydration of the islands. */

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

/** The widget does not touch the history, so “Get Quote” on a card adds an entry here: Back returns to the plans. */
function letBackReturnToPlans(page: Document): void {
	function addStep({ target }: Event) {
		const section = (target as Element).closest('#compare')?.id;
		if (!section) return;
		history.replaceState({ ...history.state, section, top: scrollY }, '');
		history.pushState(null, '', '#quote');
	}
	// In the capture phase, before the widget scrolls the page.
	page.addEventListener('quote-widget:plan-selected', addStep, { capture: true });
	addEventListener('popstate', ({ state }) => {
		if (!state?.section) return;
		// The browser first handles the change of the hash, which moves focus and scroll position.
		requestAnimationFrame(() => {
			page.getElementById(state.section)?.focus({ preventScroll: true });
			scrollTo({ top: state.top, behavior: 'instant' });
		});
	});
}

/** Marks a form's section as sent: the print style sheet hides forms without a receipt. */
function markSent(page: Document): void {
	page.addEventListener('quote-widget:success', ({ target }) => {
		(target as Element).closest('section')?.setAttribute('data-sent', '');
	});
}
