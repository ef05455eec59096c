/** The log of the widget's events and of what its page's policy blocked. */

import type { QuoteWidgetEventName } from '../events.ts';

const names = Object.keys({
	'quote-widget:ready': true,
	'quote-widget:plan-selected': true,
	'quote-widget:start': true,
	'quote-widget:invalid': true,
	'quote-widget:submit': true,
	'quote-widget:success': true,
	'quote-widget:error': true,
} satisfies Record<QuoteWidgetEventName, true>);

/** Empties the log and fills it with what happens in the page from now on. */
export function logEvents(page: Document, log: HTMLElement): void {
	const add = (line: string) => {
		log.append(Object.assign(document.createElement('li'), { textContent: line }));
		log.scrollTop = log.scrollHeight;
	};
	log.replaceChildren();
	for (const name of names) {
		page.addEventListener(name, (event) => add(`${name} ${JSON.stringify((event as CustomEvent).detail)}`));
	}
	page.addEventListener('securitypolicyviolation', (event) => add(`blocked by ${event.effectiveDirective}`));
}
