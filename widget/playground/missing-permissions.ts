/** Which directive of a host page's Content-Security-Policy would stop the widget. */

/** Ports that an address need not name. */
const usualPorts: Record<string, string> = { 'http:': '80', 'https:': '443' };

/** One sentence for each thing missing; none when the widget runs. */
export function missingPermissions(policy: string, origin: string): string[] {
	if (!URL.canParse(origin)) return ['The origin that serves the widget is not a URL.'];
	const directives = parse(policy);
	const script = directives.get('script-src-elem') ?? directives.get('script-src') ?? directives.get('default-src');
	const connect = directives.get('connect-src') ?? directives.get('default-src');
	const { origin: host } = new URL(origin);
	const missing: string[] = [];
	if (script?.includes("'strict-dynamic'")) {
		missing.push('script-src has ‘strict-dynamic’: put your nonce on the script tag, hosts are ignored.');
	} else if (script && !script.some((source) => allows(source, host))) {
		missing.push(`script-src lacks ${host}: the script would not load.`);
	}
	if (connect && !connect.some((source) => allows(source, host))) {
		missing.push(`connect-src lacks ${host}: enquiries could not be sent.`);
	}
	if (directives.has('sandbox') && !directives.get('sandbox')?.includes('allow-scripts')) {
		missing.push('sandbox lacks allow-scripts: no script would run.');
	}
	return missing;
}

/** Directive → sources. Of a directive given twice the first counts, as in browsers. */
function parse(policy: string): Map<string, string[]> {
	const directives = new Map<string, string[]>();
	for (const part of policy.replace(/^\s*content-security-policy\s*:/i, '').split(';')) {
		const [name, ...sources] = part.trim().toLowerCase().split(/\s+/);
		if (name && !directives.has(name)) directives.set(name, sources);
	}
	return directives;
}

/** Whether a source expression lets a whole origin in. Paths and `'self'` do not: the widget comes from another site. */
function allows(source: string, origin: string): boolean {
	const { protocol, hostname, port } = new URL(origin);
	if (source === '*') return true;
	if (source === protocol || (source === 'http:' && protocol === 'https:')) return true;
	const match = /^(?:(https?):\/\/)?(\*\.)?([\w.-]+)(?::(\d+|\*))?\/?$/.exec(source);
	if (!match) return false;
	const [, scheme, wildcard, name, sourcePort] = match;
	const sameScheme = !scheme || `${scheme}:` === protocol || (scheme === 'http' && protocol === 'https:');
	const sameName = wildcard ? hostname.endsWith(`.${name}`) : hostname === name;
	const usualPort = usualPorts[protocol];
	const samePort = sourcePort === '*' || (sourcePort ?? usualPort) === (port || usualPort);
	return sameScheme && sameName && samePort;
}
