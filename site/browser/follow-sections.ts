/** Marks the section in view in the lists of the page's sections, and names it in the header. */

/** Pixels from the top of the window within which a jump to a section ends, below the sticky header. */
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
			// From the link: a translator may have changed its words.
			if (here) here.textContent = link?.textContent ?? aboveAll;
			showCurrent(list);
		}
	}
	requestAnimationFrame(update);
	addEventListener('scroll', update, { passive: true });
	// A list in a closed menu cannot be scrolled.
	for (const list of lists) list.closest('details')?.addEventListener('toggle', () => showCurrent(list));
}

/** Scrolls the list and not the page, as `scrollIntoView` would. A list with the keyboard's focus stays where the focus is. */
function showCurrent(list: HTMLElement): void {
	const link = list.querySelector<HTMLElement>('[aria-current]');
	const box = list.closest<HTMLElement>('[data-sections-box]');
	if (!box || box.querySelector(':focus-visible')) return;
	box.scrollTop = link ? link.offsetTop - box.clientHeight / 2 : 0;
}
