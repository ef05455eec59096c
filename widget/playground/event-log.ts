/** The log of the widget's events, and of what else happens in its page. */

import type { QuoteWidgetEventName } from '../element/events.ts';

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

/** Empties the log; gives what adds a line to it. */
export function startLog(log: HTMLElement): (words: string) => void {
	const started = performance.now();
	// Not every browser lets a keyboard into what scrolls.
	log.tabIndex = 0;
	log.replaceChildren();
	return (words) => {
		const seconds = ((performance.now() - started) / 1_000).toFixed(1);
		log.append(Object.assign(document.createElement('div'), { textContent: `${seconds} s  ${words}` }));
		if (log.children.length > longest) log.firstElementChild?.remove();
		log.scrollTop = log.scrollHeight;
	};
}

/** Reports what happens in the page from now on; cancels the events that it is asked to. */
export function reportEvents(
	page: Document,
	report: (words: string) => void,
	isCanceled: (name: string) => boolean,
): void {
	const hear = (event: Event) => {
		const { type, target, detail } = event as CustomEvent;
		const canceled = isCanceled(type) ? ', canceled' : '';
		if (canceled) event.preventDefault();
		const { id } = target as Element;
		const from = id && ` from #${id}`;
		// Cloned: the page may have broken how its own objects are written.
		report(`${type} ${JSON.stringify(structuredClone(detail))}${from}${canceled}`);
	};
	// Before the widgets that listen to one another.
	for (const name of names) page.addEventListener(name, hear, { capture: true });
	page.addEventListener('securitypolicyviolation', (event) => report(`blocked by ${event.effectiveDirective}`));
}
