/** For prerendered widgets: replays clicks on buttons after hydration; opens all FAQ answers if the script fails to load. */

import { createHash } from 'node:crypto';

/** Text of the inline `<script>` that a page places before a prerendered widget. */
export const clickReplayScript = `(${replayClicks})()`;

/** CSP `script-src` source that allows the inline script. */
export const clickReplayHash: string = `'sha256-${createHash('sha256').update(clickReplayScript).digest('base64')}'`;

/** Serialised as text, so it must not refer to outer variables. Ignores links and submit buttons, which work without a script. */
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
