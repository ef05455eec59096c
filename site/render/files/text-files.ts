/** Text files beside the pages: for crawlers, the security contact, a feed of changes for partners, and `llms.txt` (https://llmstxt.org). */

import { brand } from '../../../shared/content/brand.ts';
import { escapeHtml } from '../../../shared/escape-html.ts';
import { changes, documentText } from '../../pages/partners/partner-documents.ts';
import { builtAddresses } from '../../routing/match-route.ts';
import { pageMetadata } from '../head/page-metadata.ts';

/** By their paths below the web root. @param now time of the build; the security contact expires a year later */
export function textFiles(now: Date): Record<string, string> {
	return {
		'sitemap.xml': sitemap(),
		'robots.txt': `User-agent: *\nDisallow: /api/\n\nSitemap: ${brand.url}/sitemap.xml\n`,
		'.well-known/security.txt': securityTxt(now),
		'partners/changes.xml': feed(),
		'partners/accessibility.txt': documentText('accessibility'),
		'llms.txt': llmsTxt(),
	};
}

const listedPages = builtAddresses()
	.map(({ path, route }) => ({ path, ...pageMetadata[route.name] }))
	.filter(({ updated }) => updated);

function sitemap(): string {
	const urls = listedPages.map(
		({ path, updated }) => `<url><loc>${brand.url}${path}</loc><lastmod>${updated}</lastmod></url>`,
	);
	return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}

function securityTxt(now: Date): string {
	const expires = new Date(now);
	expires.setUTCFullYear(now.getUTCFullYear() + 1);
	return `Contact: mailto:${brand.email}
Expires: ${expires.toISOString()}
Preferred-Languages: en
Canonical: ${brand.url}/.well-known/security.txt
`;
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
<content type="html">${escapeHtml(html)}</content>
</entry>`,
	);
	return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
<id>${page}</id>
<title>${escapeHtml(pageMetadata.changes.title)}</title>
<author><name>${escapeHtml(brand.name)}</name></author>
<updated>${changes()[0]?.date}T00:00:00+08:00</updated>
<link href="${page}"/>
<link rel="self" href="${brand.url}/partners/changes.xml"/>
${entries.join('\n')}
</feed>
`;
}

function llmsTxt(): string {
	const pages = listedPages.map(({ path, title, description }) => `- [${title}](${brand.url}${path}): ${description}`);
	return `# ${brand.name}

> ${brand.tagline}. \`<quote-widget>\` brings the comparison of maternity plans, the enquiry form and the FAQ to any page:
> a custom element in one script, or an npm package.

## Pages

${pages.join('\n')}

## Interfaces

- [manifest.json](${brand.url}/widget/v1/manifest.json): the files of this deployment with their immutable addresses and integrity
- [openapi.json](${brand.url}/api/openapi.json): the API that enquiries are sent to
`;
}
