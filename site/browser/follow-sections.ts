/** Marks the section in view in the lists of the page's sections, and names it in the header. */

/** A jump to a section ends within this many pixels of the window's top, below the sticky header. */
const jumpReach = 170;

export function followSections(page: Document): void {
	const lists = [...page.querySelectorAll<HTMLElement>('[data-sections]')];
	const sections = [...(lists[0]?.querySelectorAll('a') ?? [])].flatMap(
		({ hash }) => page.getElementById(hash.slice(1)) ?? [],
	);
	const here = page.querySelector('[data-here]');
	if (!here || sections.length === 0) return;
	const aboveAll = here.textContent;
	let current: string | undefined;

	// Measured at every scroll: an IntersectionObserver misses the sections that a jump passes over.
	function update() {
		const reach = Math.max(innerHeight / 3, jumpReach);
		const id = sections.findLast((section) => section.getBoundingClientRect().top < reach)?.id ?? '';
		if (id === current) return;
		current = id;
		for (const list of lists) {
			list.querySelector('[aria-current]')?.removeAttribute('aria-current');
			const link = list.querySelector(`[href="#${id}"]`);
			link?.setAttribute('aria-current', 'location');
			// The link's text may have been translated by the browser.
			if (here) here.textContent = link?.textContent ?? aboveAll;
			showCurrent(list);
		}
	}
	requestAnimationFrame(update);
	addEventListener('scroll', update, { passive: true });
	// A list in a closed menu cannot be scrolled.
	for (const list of lists) list.closest('details')?.addEventListener('toggle', () => showCurrent(list));
}

/** Scrolls only the list; `scrollIntoView` would scroll the page, too. A list with keyboard focus does not scroll. */
function showCurrent(list: HTMLElement): void {
	const link = list.querySelector<HTMLElement>('[aria-current]');
	const box = list.closest<HTMLElement>('[data-sections-box]');
	if (!box || box.querySelector(':focus-visible')) return;
	box.scrollTop = link ? link.offsetTop - box.clientHeight / 2 : 0;
}
