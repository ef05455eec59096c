/** Address of the page that an enquiry came from, without parts that may be personal data. */

/** Longest stored address, in characters. */
export const maxPageLength = 2048;

/** The part of a page's address that is stored; undefined if the given text is not a web address or is too long. */
export function parsePageAddress(text: string): string | undefined {
	return URL.canParse(text) ? pageAddress(new URL(text)) : undefined;
}

/**
 * Origin, path and the usual `utm_` parameters; undefined if the address is not http(s) or is too long.
 *
 * @param earlier addresses of earlier pages, newest first. If `page` has no campaign, the first campaign in these addresses is used.
 */
export function pageAddress(
	page: Pick<URL, 'protocol' | 'origin' | 'pathname' | 'search'>,
	...earlier: string[]
): string | undefined {
	if (!/^https?:$/.test(page.protocol)) return;
	const campaign = [page.search, ...earlier]
		.map((address) => address.match(/[?&]utm_(source|medium|campaign|term|content|id)=[^&#]*/g))
		.find(Boolean);
	const address = page.origin + page.pathname + (campaign ?? []).join('').replace(/^&/, '?');
	return address.length > maxPageLength ? undefined : address;
}
