/** Lets Back lead from the form to the card where “Get Quote” was pressed. The widget leaves the history to its host: this page. */

export function returnToCard(page: Document): void {
	const pressed: HTMLElement[] = [];

	function keepPlace({ target }: Event) {
		if (!(target instanceof HTMLElement) || target.getAttribute('show') !== 'plans') return;
		const button = target.shadowRoot?.activeElement;
		if (!(button instanceof HTMLElement)) return;
		history.replaceState({ ...history.state, pressed: pressed.push(button) - 1 }, '');
		history.pushState(null, '', '#quote');
	}
	// Before the widget moves the focus and the page to its form.
	page.addEventListener('quote-widget:plan-selected', keepPlace, { capture: true });

	addEventListener('popstate', ({ state }) => {
		const button = pressed[state?.pressed ?? -1];
		// After the comparison has answered the change of the hash by scrolling to its own top.
		requestAnimationFrame(() => {
			button?.focus({ preventScroll: true });
			button?.scrollIntoView({ block: 'center', behavior: 'instant' });
		});
	});
}
