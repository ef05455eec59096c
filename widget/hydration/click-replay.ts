/** For a page that prerenders the widget: keeps presses of buttons until the script arrives, and opens what it never will. */

import { createHash } from 'node:crypto';

/** Goes into the page's HTML, ahead of the widget, as `<script>…</script>`. */
export const clickReplayScript = `(${replayClicks})()`;

/** The `script-src` source that allows it. */
export const clickReplayHash: string = `'sha256-${createHash('sha256').update(clickReplayScript).digest('base64')}'`;

/** Runs in the page, as text: refers to nothing outside itself. Links, fields and the form's own button need no help. */
function replayClicks() {
	const ready = new WeakSet<EventTarget>();
	const pressed: Element[] = [];
	const hostOf = (button: Element) => (button.getRootNode() as ShadowRoot).host;
	const openAnswers = () => {
		for (const { shadowRoot } of document.querySelectorAll('quote-widget'))
			for (const entry of shadowRoot?.querySelectorAll('.faq-entry') ?? []) {
				entry.querySelector('button')?.setAttribute('aria-expanded', 'true');
				entry.querySelector('.faq-answer')?.removeAttribute('hidden');
			}
	};
	addEventListener(
		'click',
		(event) => {
			const [target] = event.composedPath();
			const button = target instanceof Element && target.closest('button[type=button]');
			if (button && hostOf(button)?.localName === 'quote-widget' && !ready.has(hostOf(button))) pressed.push(button);
		},
		true,
	);
	addEventListener(
		'error',
		({ target }) => {
			if (!(target instanceof HTMLScriptElement && target.src.includes('quote-widget'))) return;
			if (document.readyState === 'loading') addEventListener('DOMContentLoaded', openAnswers);
			else openAnswers();
		},
		true,
	);
	addEventListener('quote-widget:ready', (event) => {
		const [widget] = event.composedPath();
		ready.add(widget as EventTarget);
		for (const button of pressed.splice(0)) {
			if (hostOf(button) !== widget) pressed.push(button);
			else setTimeout(() => (button as HTMLElement).click());
		}
	});
}
