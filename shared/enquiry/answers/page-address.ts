/** Which page an enquiry came from, without anything personal that may stand in its address. */

/** Longest address kept, in characters. */
export const longestPage = 2048;

/** What is kept of the address that somebody claims; undefined for what is none. */
export function parsePageAddress(text: string): string | undefined {
	return URL.canParse(text) ? pageAddress(new URL(text)) : undefined;
}

/**
 * Origin, path and the usual `utm_` parameters; undefined for what is no page on the web, and for an address that is too long.
 *
 * @param before addresses that led to the page, newest first: without a campaign of its own it has the first of theirs
 */
export function pageAddress(
	page: Pick<URL, 'protocol' | 'origin' | 'pathname' | 'search'>,
	...before: string[]
): string | undefined {
	if (!/^https?:$/.test(page.protocol)) return;
	const campaign = [page.search, ...before]
		.map((address) => address.match(/[?&]utm_(source|medium|campaign|term|content|id)=[^&#]*/g))
		.find(Boolean);
	const address = page.origin + page.pathname + (campaign ?? []).join('').replace(/^&/, '?');
	return address.length > longestPage ? undefined : address;
}
