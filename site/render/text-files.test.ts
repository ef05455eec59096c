/** Tests of the sitemap, `robots.txt` and `security.txt`. */

import { expect, test, vi } from 'vitest';
import { brand } from '../../shared/content/brand.ts';
import { builtAddresses } from '../routing/match-route.ts';
import { textFiles } from './text-files.ts';

/** Origin in the files' addresses. PUBLIC_ORIGIN must be set before `brand.ts` is imported, which reads the variable. */
const publicOrigin = vi.hoisted(() => {
	vi.stubEnv('PUBLIC_ORIGIN', 'https://quotes.example');
	return 'https://quotes.example';
});
const files = textFiles(new Date('2026-11-21T08:00:00Z'));

test('the sitemap lists the pages, and not the one for unknown paths', () => {
	const listed = [...(files['sitemap.xml'] ?? '').matchAll(/<loc>(.*?)<\/loc><lastmod>(\d{4}-\d{2})<\/lastmod>/g)];
	const pages = builtAddresses().filter(({ path }) => path !== '/404');
	expect(listed.map(([, address]) => address)).toEqual(pages.map(({ path }) => publicOrigin + path));
	expect(files['sitemap.xml']?.match(/<url>/g)).toHaveLength(listed.length);
});

test('crawlers may read the pages, and are kept from the API', () => {
	expect(files['robots.txt']?.match(/^Disallow: .*$/gm)).toEqual(['Disallow: /api/']);
	expect(files['robots.txt']).toContain(`Sitemap: ${publicOrigin}/sitemap.xml\n`);
});

test('the security contact is valid for a year from the build', () => {
	const contact = `Contact: mailto:${brand.email}\nExpires: 2027-11-21T08:00:00.000Z\n`;
	expect(files['.well-known/security.txt']).toContain(contact);
});
