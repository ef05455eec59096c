/** What the bench asks of everything it measures. */

interface Mounted {
	/** A text control to type into. */
	readonly field: HTMLElement;
	/** The button of a question that opens and closes; absent where there is none. */
	readonly question?: HTMLElement | undefined;
	unmount(): void;
}

declare global {
	interface Window {
		/** Puts one more on the page. */
		mount(): Mounted;
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
		question: root.querySelector<HTMLElement>('[aria-expanded]') ?? undefined,
		unmount: () => element.remove(),
	};
}
