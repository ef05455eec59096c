/** Address of the page that an enquiry came from, without parts that may be personal data. */

/** Length of the longest stored address, in UTF-16 code units. */
export const maxPageLength = 2048;

/** The part of an address that is stored (see `pageAddress`); undefined also if the text is not a URL. */
export function parsePageAddress(text: string): string | undefined {
	return URL.canParse(text) ? pageAddress(new URL(text)) : undefined;
}

/**
 * Origin, path and the six usual `utm_` parameters; undefined if the address is not http(s) or the result is too long.
 * @param earlier addresses of earlier pages, newest first. If `page` has no `utm_` parameters, the first with any gives its own.
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
