/** Normalises answers before validation, both in the form and in the service. */

/** Bidirectional marks and zero-width characters, found in texts copied from chats or PDFs. Not joiners: some scripts need them. */
const invisible = /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g;

export function withoutInvisible(text: string): string {
	return text.replace(invisible, '');
}

/** Longest text that is normalised, in code units, because the time to normalise a text grows with the square of its length. */
const maxNormalisedLength = 1000;

/** Converts full-width characters to ASCII, removes invisible ones, and trims. Texts longer than `maxNormalisedLength` stay unchanged. */
export function plainPhone(text: string): string {
	if (text.length > maxNormalisedLength) return text;
	return text
		.normalize('NFKC')
		.replace(/\p{DI}/gu, '')
		.trim();
}

/** `mei＠münchen.example.` → `mei@xn--mnchen-3ya.example` */
export function plainEmail(text: string): string {
	if (text.length > maxNormalisedLength) return text;
	const address = plainPhone(text);
	const domainStart = address.lastIndexOf('@') + 1;
	return address.slice(0, domainStart) + asciiDomain(address.slice(domainStart)).replace(/\.$/, '');
}

/** Converts an internationalised domain to ASCII. Returns other and malformed domains unchanged. */
function asciiDomain(domain: string): string {
	// The URL parser would drop a path or a port and decode percent-encoding, so such domains are not parsed.
	if (/^\p{ASCII}*$|[\s!-,/:-?[-^]/u.test(domain)) return domain;
	try {
		return new URL(`http://${domain}`).hostname;
	} catch {
		return domain;
	}
}
