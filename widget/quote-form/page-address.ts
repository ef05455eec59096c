/** Which page an enquiry came from, without anything personal that may stand in its address. */

const longest = 2048;

/** Origin, path and `utm_*` parameters; undefined for a page that is not on the web, or whose address is too long. */
export function pageAddress(href: string): string | undefined {
	const url = new URL(href);
	if (!/^https?:$/.test(url.protocol)) return;
	const campaign = new URLSearchParams([...url.searchParams].filter(([name]) => name.startsWith('utm_')));
	const address = [url.origin + url.pathname, `${campaign}`].filter(Boolean).join('?');
	return address.length > longest ? undefined : address;
}
