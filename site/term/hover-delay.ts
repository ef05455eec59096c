/** When tooltips open: 700 ms after the pointer arrives, or at once when another one closed less than 300 ms ago. */

import { openDelay, skipDelay } from '../../shared/tooltip-delays.ts';

/** Of several tooltips, one is open at a time. */
export class HoverDelay<Tooltip> {
	#timer: ReturnType<typeof setTimeout> | undefined;
	#opened: Tooltip | undefined;
	#closedAt = Number.NEGATIVE_INFINITY;

	/** The pointer arrived. */
	enter(tooltip: Tooltip, open: () => void): void {
		this.cancel();
		if (performance.now() - this.#closedAt < skipDelay) this.openNow(tooltip, open);
		else this.#timer = setTimeout(() => this.openNow(tooltip, open), openDelay);
	}

	/** Keyboard focus arrived: nobody should wait. */
	openNow(tooltip: Tooltip, open: () => void): void {
		this.cancel();
		this.#opened = tooltip;
		open();
	}

	/** Pointer or focus went away: what one of them opened elsewhere stays open. */
	leave(tooltip: Tooltip, close: () => void): void {
		this.cancel();
		if (this.#opened !== tooltip) return;
		this.#opened = undefined;
		this.#closedAt = performance.now();
		close();
	}

	/** Nothing opens that the pointer has not waited for. */
	cancel(): void {
		clearTimeout(this.#timer);
	}
}
