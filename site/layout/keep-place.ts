/** Turning the phone, or changing the window's width in any other way, leaves in its middle what was being read there. */

/** So far down an element: 0 at its top, 1 at its bottom. */
interface Place {
	element: Element;
	share: number;
}

const restAfterScrolling = 100;
const overThePage = '.site-header, .contents-bar, [popover]';

export function keepPlace(view: Window): void {
	let width: number | undefined;
	let places: Place[] = [];
	let timer: ReturnType<typeof setTimeout>;

	const remember = () => {
		width = view.innerWidth;
		// Who is at the beginning stays there.
		places = view.scrollY > 0 ? placesInTheMiddle(view) : [];
	};
	view.document.addEventListener(
		'scroll',
		() => {
			clearTimeout(timer);
			timer = setTimeout(remember, restAfterScrolling);
		},
		{ passive: true },
	);
	view.addEventListener('resize', () => {
		if (view.innerWidth === width) return;
		width = view.innerWidth;
		// After what the browser does by itself: it may have followed a header that sticks no more to the top of the page.
		view.requestAnimationFrame(() => bringBack(view, places));
	});
}

function placesInTheMiddle(view: Window): Place[] {
	const [x, y] = [view.innerWidth / 2, view.innerHeight / 2];
	return outwardsFrom(innermostAt(view.document, x, y)).map((element) => {
		const { top, height } = element.getBoundingClientRect();
		return { element, share: (y - top) / height };
	});
}

/** The innermost element there, leaving out what does not scroll with the page. */
function innermostAt(root: DocumentOrShadowRoot, x: number, y: number): Element | undefined {
	const element = root.elementsFromPoint(x, y).find((each) => !each.closest(overThePage));
	return (element?.shadowRoot && innermostAt(element.shadowRoot, x, y)) ?? element;
}

/** What stands there in one width may not be shown in another, but something around it is. */
function outwardsFrom(element: Element | null | undefined): Element[] {
	return element ? [element, ...outwardsFrom(element.parentElement ?? (element.getRootNode() as ShadowRoot).host)] : [];
}

function bringBack(view: Window, places: readonly Place[]): void {
	const place = places.find(({ element }) => element.getClientRects().length > 0);
	if (!place) return;
	const { top, height } = place.element.getBoundingClientRect();
	view.scrollBy({ top: top + place.share * height - view.innerHeight / 2, behavior: 'instant' });
}
