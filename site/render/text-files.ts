/** Text files beside the pages: for crawlers, and for people who report a vulnerability. */

import { brand } from '../../shared/content/brand.ts';
import { builtAddresses } from '../routing/match-route.ts';
import { pageMetadata } from './head/page-metadata.ts';

/** Texts by path. @param now time of the build; the security contact expires a year later */
export function textFiles(now: Date): Record<string, string> {
	return {
		'sitemap.xml': sitemap(),
		'robots.txt': `User-agent: *\nDisallow: /api/\n\nSitemap: ${brand.url}/sitemap.xml\n`,
		'.well-known/security.txt': securityTxt(now),
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
