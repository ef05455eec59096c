/** Tests of removing personal data from page addresses, and of campaign parameters. */

import { expect, test } from 'vitest';
import { pageAddress, parsePageAddress } from './page-address.ts';

test.each<[string, string, string | undefined]>([
	['a plain page', 'https://partner.example/baby', 'https://partner.example/baby'],
	['an origin alone', 'https://partner.example', 'https://partner.example/'],
	['a query that may be personal', 'https://partner.example/baby?email=a@b.c', 'https://partner.example/baby'],
	['a fragment', 'https://partner.example/#name=Tan', 'https://partner.example/'],
	[
		'campaign parameters',
		'https://p.example/?utm_source=a&id=7&utm_campaign=b%20c#top',
		'https://p.example/?utm_source=a&utm_campaign=b%20c',
	],
	[
		'every campaign parameter',
		'https://p.example/?utm_source=a&utm_medium=b&utm_campaign=c&utm_term=d&utm_content=e&utm_id=f',
		'https://p.example/?utm_source=a&utm_medium=b&utm_campaign=c&utm_term=d&utm_content=e&utm_id=f',
	],
	['campaign parameters behind another', 'https://p.example/?id=7&utm_id=f#&utm_term=d', 'https://p.example/?utm_id=f'],
	['a parameter that only looks like one of a campaign', 'https://p.example/?utm_email=a@b.c', 'https://p.example/'],
	['credentials', 'https://user:secret@p.example:8443/', 'https://p.example:8443/'],
	['a local file', 'file:///home/tan/page.html', undefined],
	['an empty frame', 'about:srcdoc', undefined],
	['a script', 'javascript:alert(1)', undefined],
	['half an address', 'http://[', undefined],
	['a path', 'baby', undefined],
	['nothing', '', undefined],
	['an address too long', `https://p.example/${'a'.repeat(2048)}`, undefined],
])('%s', (_, href, expected) => {
	expect(parsePageAddress(href)).toBe(expected);
});

test.each([
	['its own', '?utm_source=own', ['https://p.example/?utm_source=before'], '?utm_source=own'],
	['the newest of those before', '?id=7', ['/', '/?x&utm_source=new', '/?utm_source=old'], '?utm_source=new'],
	['none', '', ['', 'https://p.example/?id=7'], ''],
])('a page has one campaign: %s', (_case, search, before, campaign) => {
	expect(pageAddress(new URL(`https://p.example/baby${search}`), ...before)).toBe(`https://p.example/baby${campaign}`);
});
