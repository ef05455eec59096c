/** What the bench asks of everything it measures. */

interface Mounted {
	/** A text control to type into. */
	readonly field: HTMLElement;
	/** The button of a question that opens and closes. */
	readonly question: HTMLElement;
	unmount(): void;
}

declare global {
	interface Window {
		/** Puts one more on the page. */
		mount(): Mounted;
		/** All that are on the page, the first of them first. */
		mounted: Mounted[];
		/** Before the script ran, and after the first one was laid out: milliseconds on the page's clock. */
		started: number;
		laidOut: number;
	}
}

/** Mounts a custom element that builds its own shadow root. */
export function mountElement(tag: string): Mounted {
	const element = document.createElement(tag);
	element.setAttribute('endpoint', 'simulate');
	document.body.append(element);
	const root = element.shadowRoot as ShadowRoot;
	return {
		field: root.querySelector('#name') as HTMLElement,
		question: root.querySelector('[aria-expanded]') as HTMLElement,
		unmount: () => element.remove(),
	};
}
