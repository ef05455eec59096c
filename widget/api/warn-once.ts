/** Tells a page's developer in the console what they cannot see in the widget, and where to read on; each message once a page. */

import { brand } from '../../shared/content/brand.ts';

const said = new Set<string>();

export function warnOnce(message: string): void {
	if (said.has(message)) return;
	said.add(message);
	console.warn(`quote-widget: ${message} (${brand.url}/partners/guide)`);
}
