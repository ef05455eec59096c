/** Normalises answers before validation, both in the form and in the service. */

/** Invisible characters in texts copied from chats or PDFs, but not U+200C and U+200D (joiners), which some scripts need. */
const invisible = /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g;

export function withoutInvisible(text: string): string {
	return text.replace(invisible, '');
}

/** Longest text that is normalised, in UTF-16 code units: the time to normalise can grow with the square of the length. */
const maxNormalisedLength = 1000;

/** Converts full-width characters to ASCII, removes invisible ones, and trims. Does not change texts that are too long. */
export function plainPhone(text: string): string {
	if (text.length > maxNormalisedLength) return text;
	return text
		.normalize('NFKC')
		.replace(/\p{DI}/gu, '')
		.trim();
}

/** Normalises like `plainPhone`, and the domain to ASCII: `mei＠münchen.example.` → `mei@xn--mnchen-3ya.example`. */
export function plainEmail(text: string): string {
	if (text.length > maxNormalisedLength) return text;
	const address = plainPhone(text);
	const domainStart = address.lastIndexOf('@') + 1;
	return address.slice(0, domainStart) + asciiDomain(address.slice(domainStart)).replace(/\.$/, '');
}

/** Converts an internationalised domain to ASCII. Returns any other domain, and a malformed one, unchanged. */
function asciiDomain(domain: string): string {
	// ASCII needs no conversion. With these characters the URL parser would drop a path or port, or decode percent-encoding.
	if (/^\p{ASCII}*$|[\s!-,/:-?[-^]/u.test(domain)) return domain;
	try {
		return new URL(`http://${domain}`).hostname;
	} catch {
		return domain;
	}
}
