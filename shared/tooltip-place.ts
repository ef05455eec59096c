/** Where a tooltip stands, in the widget and on the pages around it. All in pixels. */

/** Distance kept from the sides of the window. */
const margin = 8;

/** From the window's corner: under its word, or over it where there is no room below, never beyond a side. */
export function tooltipPlace(
	{ left, top, bottom }: { left: number; top: number; bottom: number },
	{ offsetWidth, offsetHeight }: { offsetWidth: number; offsetHeight: number },
	{ clientWidth, clientHeight }: { clientWidth: number; clientHeight: number },
): { left: number; top: number } {
	return {
		left: Math.max(margin, Math.min(left, clientWidth - offsetWidth - margin)),
		top: bottom + offsetHeight <= clientHeight ? bottom : top - offsetHeight,
	};
}
