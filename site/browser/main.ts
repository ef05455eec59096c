/** The browser's entry: a few lines of DOM for every page, and a runtime for the islands of those that have some. */

import { markWeek } from '../visit/mark-week.ts';
import { sayInBar } from '../visit/say-in-bar.ts';
import { shareWithWidgets } from '../visit/share-with-widgets.ts';
import { closeOverlays } from './close-overlays.ts';
import { followSections } from './follow-sections.ts';
import { attachGlossaryTooltips } from './glossary-tooltips.ts';
import { hydrateWhenNear } from './hydration/hydrate-when-near.ts';
import { putQuestionsOnReceipt } from './receipt/receipt-questions.ts';
import { putRulerOnReceipt } from './receipt/receipt-ruler.ts';
import { takeBackReceipt } from './receipt/take-back-receipt.ts';
import { returnToCard } from './return-to-card.ts';
import { takeLinkOptions } from './take-link-options.ts';

// An async script may run before the end of the document.
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start, { once: true });
else start();

function start() {
	closeOverlays(document);
	followSections(document);
	returnToCard(document);
	putRulerOnReceipt(document);
	takeBackReceipt(document);
	putQuestionsOnReceipt(document);
	takeLinkOptions(document);
	markWeek(document);
	sayInBar(document);
	shareWithWidgets(document);
	attachGlossaryTooltips(document);
	hydrateWhenNear(document.querySelectorAll<HTMLElement>('[data-island]'));
}
