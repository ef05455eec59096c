/** Files beside the partner's pages: a feed of what changes, and the conformance as text. */

import { brand } from '../../../shared/content/brand.ts';
import { changes, documentText } from '../../pages/partners/partner-documents.ts';
import { pageMetadata } from '../head/page-metadata.ts';

/** By their paths below the web root. */
export function partnerFiles(): Record<string, string> {
	return {
		'partners/changes.xml': feed(),
		'partners/accessibility.txt': documentText('accessibility'),
	};
}

/** Atom, RFC 4287. */
function feed(): string {
	const page = `${brand.url}/partners/changes`;
	const entries = changes().map(
		({ id, version, date, html }) => `<entry>
<id>${page}#${id}</id>
<title>${version}</title>
<updated>${date}T00:00:00+08:00</updated>
<link href="${page}#${id}"/>
<content type="html">${escapeText(html)}</content>
</entry>`,
	);
	return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
<id>${page}</id>
<title>${escapeText(pageMetadata.changes.title)}</title>
<author><name>${escapeText(brand.name)}</name></author>
<updated>${changes()[0]?.date}T00:00:00+08:00</updated>
<link href="${page}"/>
<link rel="self" href="${brand.url}/partners/changes.xml"/>
${entries.join('\n')}
</feed>
`;
}

/** As XML takes a text. */
function escapeText(text: string): string {
	return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
