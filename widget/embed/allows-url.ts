/** Whether a source expression of a Content-Security-Policy lets an address through, as browsers match them. */

const source =
	/^(?:(?<scheme>https?):\/\/)?(?<name>\*|(?:\*\.)?[\w-]+(?:\.[\w-]+)*)(?::(?<port>\d+|\*))?(?<path>\/[^?#]*)?(?:[?#].*)?$/i;
const usualPorts: Record<string, string> = { 'http:': '80', 'https:': '443' };

/** For a page on another origin, where `'self'` does not mean our host, and on HTTPS where the address is. */
export function allowsUrl(expression: string, url: URL): boolean {
	if (/^https?:$/i.test(expression)) return isScheme(expression, url);
	const { scheme, name, port, path } = source.exec(expression)?.groups ?? {};
	return (
		name !== undefined &&
		(!scheme || isScheme(`${scheme}:`, url)) &&
		isName(name.toLowerCase(), url) &&
		(expression === '*' || isPort(scheme, port, url)) &&
		(!path || isPath(path, url))
	);
}

/** What was allowed over HTTP is over HTTPS. */
function isScheme(scheme: string, { protocol }: URL): boolean {
	return ['http:', protocol].includes(scheme.toLowerCase());
}

function isName(name: string, { hostname }: URL): boolean {
	return name.startsWith('*') ? hostname.endsWith(name.slice(1)) : hostname === name;
}

function isPort(scheme: string | undefined, allowed: string | undefined, { protocol, port }: URL): boolean {
	const usual = usualPorts[protocol];
	const upgraded = scheme?.toLowerCase() === 'http' && allowed === '80' ? usual : allowed;
	return allowed === '*' || (port || usual) === (upgraded ?? usual);
}

/** A path that ends with a slash is a folder. */
function isPath(path: string, { pathname }: URL): boolean {
	const allowed = path.replace(/%[2-7][\da-f]/gi, decodeURIComponent);
	return allowed.endsWith('/') ? pathname.startsWith(allowed) : pathname === allowed;
}
