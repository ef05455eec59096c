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

const longest = 500;

/** Empties the log and fills it with what happens in the page from now on; cancels the events that it is asked to. */
export function logEvents(page: Document, log: HTMLElement, isCanceled: (name: string) => boolean): void {
	const started = performance.now();
	const add = (words: string) => {
		const seconds = ((performance.now() - started) / 1_000).toFixed(1);
		log.append(Object.assign(document.createElement('div'), { textContent: `${seconds} s  ${words}` }));
		if (log.children.length > longest) log.firstElementChild?.remove();
		log.scrollTop = log.scrollHeight;
	};
	log.replaceChildren();
	for (const name of names) {
		const hear = (event: Event) => {
			if (isCanceled(name)) event.preventDefault();
			const { id } = event.target as Element;
			const from = id && ` from #${id}`;
			const canceled = isCanceled(name) ? ', canceled' : '';
			// Cloned: the page may have broken how its own objects are written.
			const detail = JSON.stringify(structuredClone((event as CustomEvent).detail));
			add(`${name} ${detail}${from}${canceled}`);
		};
		// Before the widgets that listen to one another.
		page.addEventListener(name, hear, { capture: true });
	}
	page.addEventListener('securitypolicyviolation', (event) => add(`blocked by ${event.effectiveDirective}`));
}
