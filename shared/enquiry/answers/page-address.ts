/** Address of the page that an enquiry came from, without parts that may be personal data. */

/** Longest stored address, in characters. */
export const longestPage = 2048;

/** The part of a page's address that is stored; undefined if the given text is not a web address or is too long. */
export function parsePageAddress(text: string): string | undefined {
	return URL.canParse(text) ? pageAddress(new URL(text)) : undefined;
}

/**
 * Origin, path and the usual `utm_` parameters; undefined if the address is not http(s) or is too long.
 *
 * @param before earlier addresses, newest first. If the page's address has no campaign, the first campaign among these is used.
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
