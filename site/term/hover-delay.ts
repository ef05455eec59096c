/** When a tooltip opens: 700 ms after the pointer arrives, or at once when another one closed less than 300 ms ago. */

const openDelay = 700;
const skipDelay = 300;

export class HoverDelay {
	#timer: ReturnType<typeof setTimeout> | undefined;
	#open = false;
	#closedAt = Number.NEGATIVE_INFINITY;

	/** The pointer arrived. */
	enter(open: () => void): void {
		clearTimeout(this.#timer);
		if (performance.now() - this.#closedAt < skipDelay) this.openNow(open);
		else this.#timer = setTimeout(() => this.openNow(open), openDelay);
	}

	/** Keyboard focus arrived: nobody should wait. */
	openNow(open: () => void): void {
		clearTimeout(this.#timer);
		this.#open = true;
		open();
	}

	/** Pointer or focus went away. */
	leave(close: () => void): void {
		clearTimeout(this.#timer);
		if (!this.#open) return;
		this.#open = false;
		this.#closedAt = performance.now();
		close();
	}
}
