/** Closes `<details data-overlay>` elements: on a press or focus outside, on Escape inside, and when a link inside is followed. */

export function closeOverlays(page: Document): void {
	const openOverlays = () => page.querySelectorAll<HTMLDetailsElement>('details[data-overlay][open]');

	function closeFromOutside({ target }: Event) {
		for (const overlay of openOverlays()) if (!overlay.contains(target as Node)) overlay.open = false;
	}
	page.addEventListener('pointerdown', closeFromOutside);
	page.addEventListener('focusin', closeFromOutside);

	page.addEventListener('keydown', ({ key, target }) => {
		if (key !== 'Escape') return;
		for (const overlay of openOverlays()) {
			if (!overlay.contains(target as Node)) continue;
			overlay.open = false;
			overlay.querySelector('summary')?.focus();
		}
	});

	page.addEventListener('click', ({ target }) => {
		const overlay = (target as Element).closest('a')?.closest<HTMLDetailsElement>('details[data-overlay]');
		if (overlay) overlay.open = false;
	});
}
