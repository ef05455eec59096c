/** Which page an enquiry came from, without anything personal that may stand in its address. */

/** Of an address, in characters. */
export const longestPage = 2048;

/** Origin, path and the usual `utm_` parameters; undefined for what is no address of a page on the web, and for one that is too long. */
export function pageAddress(href: string): string | undefined {
	if (!URL.canParse(href)) return;
	const url = new URL(href);
	if (!/^https?:$/.test(url.protocol)) return;
	const campaign = new URLSearchParams(
		[...url.searchParams].filter(([name]) => /^utm_(source|medium|campaign|term|content|id)$/.test(name)),
	);
	const address = [url.origin + url.pathname, `${campaign}`].filter(Boolean).join('?');
	return address.length > longestPage ? undefined : address;
}
