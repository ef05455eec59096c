/** Tells a page's developer in the console what they cannot see in the widget; each message once a page. */

const said = new Set<string>();

export function warnOnce(message: string): void {
	if (said.has(message)) return;
	said.add(message);
	console.warn(`quote-widget: ${message}`);
}
