/** Normalises answers before validation, both in the form and in the service. */

/** Bidirectional marks and zero-width characters, which texts copied from chats or PDFs contain. Joiners are kept: some scripts need them. */
const invisible = /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g;

export function withoutInvisible(text: string): string {
	return text.replace(invisible, '');
}

/** Converts full-width characters to ASCII and removes all invisible characters, including joiners. */
export function plainPhone(text: string): string {
	return text
		.normalize('NFKC')
		.replace(/\p{DI}/gu, '')
		.trim();
}

/** `mei＠münchen.example.` → `mei@xn--mnchen-3ya.example` */
export function plainEmail(text: string): string {
	return plainPhone(text).replace(/[^@]+$/, (domain) => asciiDomain(domain).replace(/\.$/, ''));
}

/** Returns ASCII or malformed domains unchanged. */
function asciiDomain(domain: string): string {
	// The URL parser would drop a path or a port and decode percent-encoding, so such domains are not parsed.
	if (/^\p{ASCII}*$|[\s!-,/:-?[-^]/u.test(domain)) return domain;
	try {
		return new URL(`http://${domain}`).hostname;
	} catch {
		return domain;
	}
}
