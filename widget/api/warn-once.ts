/** Console warnings for a page's developer, with a link to the guide. Each message appears once per page. */

import { brand } from '../../shared/content/brand.ts';

const warned = new Set<string>();

export function warnOnce(message: string): void {
	if (warned.has(message)) return;
	warned.add(message);
	console.warn(`quote-widget: ${message} (${brand.url}/partners/guide)`);
}
