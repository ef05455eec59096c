/** Marks the section in view in the page's lists of sections, and shows that section's name in the header. */

/** A followed link scrolls the start of a section to below the sticky header: at most this many pixels from the window's top. */
const jumpReach = 170;

export function followSections(page: Document): void {
	const lists = [...page.querySelectorAll<HTMLElement>('[data-sections]')];
	const sections = [...(lists[0]?.querySelectorAll('a') ?? [])].flatMap(
		({ hash }) => page.getElementById(hash.slice(1)) ?? [],
	);
	const here = page.querySelector('[data-here]');
	if (!here || sections.length === 0) return;
	let current: string | undefined;

	// Positions are measured at every scroll, because an IntersectionObserver misses sections that a jump passes over.
	function update() {
		const reach = Math.max(innerHeight / 3, jumpReach);
		const id = sections.findLast((section) => section.getBoundingClientRect().top < reach)?.id ?? '';
		if (id === current) return;
		current = id;
		for (const list of lists) {
			list.querySelector('[aria-current]')?.removeAttribute('aria-current');
			const link = list.querySelector(`[href="#${id}"]`);
			link?.setAttribute('aria-current', 'location');
			// Copies the text from the link, because the browser may have translated the link.
			if (here) here.textContent = link?.textContent ?? '';
			showCurrent(list);
		}
	}
	requestAnimationFrame(update);
	addEventListener('scroll', update, { passive: true });
	// A list in a closed menu cannot be scrolled, so it is scrolled when the menu opens.
	for (const list of lists) list.closest('details')?.addEventListener('toggle', () => showCurrent(list));
}

/** Scrolls the list to the current link, unless the list has keyboard focus. `scrollIntoView()` would also scroll the page. */
function showCurrent(list: HTMLElement): void {
	const link = list.querySelector<HTMLElement>('[aria-current]');
	const box = list.closest<HTMLElement>('[data-sections-box]');
	if (!box || box.querySelector(':focus-visible')) return;
	box.scrollTop = link ? link.offsetTop - box.clientHeight / 2 : 0;
}
