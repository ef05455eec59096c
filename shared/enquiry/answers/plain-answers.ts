/** Brings answers to one form before they are checked, in the form and in the service alike. */

/** Directional marks and characters without width, as copied along from a messenger or a PDF. Joiners stay: some scripts are spelt with them. */
const invisible = /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g;

export function withoutInvisible(text: string): string {
	return text.replace(invisible, '');
}

/** Full-width characters become those of ASCII, and joiners go, too. */
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

/** What is no international domain stays as it is. */
function asciiDomain(domain: string): string {
	// The parser would leave out a path or a port, and undo percent-encoding.
	if (/^\p{ASCII}*$|[\s!-,/:-?[-^]/u.test(domain)) return domain;
	try {
		return new URL(`http://${domain}`).hostname;
	} catch {
		return domain;
	}
}
