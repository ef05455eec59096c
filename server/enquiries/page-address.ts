/** The page an enquiry came from, without anything in its address that could identify the visitor. */

/** Keeps origin, path and `utm_*` parameters; drops other parameters, fragment and credentials. Null when it is no web address. */
export function cleanPageAddress(address: string): string | null {
	const url = URL.parse(address);
	if (!url || !/^https?:$/.test(url.protocol)) return null;
	const campaign = [...url.searchParams].filter(([name]) => name.startsWith('utm_'));
	const query = new URLSearchParams(campaign).toString();
	return `${url.origin}${url.pathname}${query && `?${query}`}`;
}
