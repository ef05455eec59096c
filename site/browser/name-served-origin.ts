/** A page is built with the brand's address in the lines to copy: here they get the one that it is served from, such as that of a local start. */

import { brand } from '../../shared/content/brand.ts';

export function nameServedOrigin(page: Document): void {
	const { origin } = page.location;
	for (const code of page.querySelectorAll('.document code, .places code'))
		for (const text of code.childNodes) text.nodeValue &&= text.nodeValue.replaceAll(brand.url, origin);
	for (const link of page.querySelectorAll<HTMLAnchorElement>(`.document a[href^="${brand.url}"]`))
		link.href = link.href.replace(brand.url, origin);
}
