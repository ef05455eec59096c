/** The policies that a browser would enforce, of what a partner pastes: a policy, headers, or meta tags. */

/** Directive → its values. */
export type Policy = ReadonlyMap<string, readonly string[]>;

/** A header as browsers and `curl` show it, or in quotes as a server's configuration writes it. */
const header = /^.*?content-security-policy['"]?(?:\s*[:,]?\s*"([^"]*)"|\s*:(.*(?:\n(?![\w-]+:).*)*))/gim;
const ignoredInMeta = ['sandbox', 'frame-ancestors', 'report-uri'];

export function readPolicies(pasted: string): Policy[] {
	const page = new DOMParser().parseFromString(pasted, 'text/html');
	const metaTags = [...page.querySelectorAll<HTMLMetaElement>('meta[http-equiv="Content-Security-Policy" i]')];
	if (metaTags.length > 0) return metaTags.map(({ content }) => parse(content, ignoredInMeta));
	return headerValues(pasted)
		.flatMap((value) => value.split(','))
		.map((policy) => parse(policy))
		.filter(({ size }) => size > 0);
}

/** The values of headers that enforce, not of those that only report. */
function headerValues(pasted: string): string[] {
	if (!/content-security-policy/i.test(pasted)) return [pasted];
	return Array.from(pasted.matchAll(header), ([, quoted, bare]) => quoted ?? bare ?? '');
}

/** Of a directive given twice the first counts. */
function parse(policy: string, ignored: readonly string[] = []): Policy {
	const directives = new Map<string, string[]>();
	for (const part of policy.split(';')) {
		// No other white space counts: what was copied from a web page may have some.
		const [name, ...values] = part.split(/[\t\n\f\r ]+/).filter(Boolean);
		const directive = name?.toLowerCase();
		if (directive && !ignored.includes(directive) && !directives.has(directive)) directives.set(directive, values);
	}
	return directives;
}
