import { expect, it } from 'vitest';
import { pageAddress } from './page-address.ts';

it.each([
	['a plain page', 'https://partner.example/baby', 'https://partner.example/baby'],
	['a query that may be personal', 'https://partner.example/?email=a@b.c', 'https://partner.example/'],
	['a fragment', 'https://partner.example/#name=Tan', 'https://partner.example/'],
	[
		'campaign parameters',
		'https://p.example/?utm_source=news&id=7&utm_medium=mail',
		'https://p.example/?utm_source=news&utm_medium=mail',
	],
	['credentials', 'https://user:secret@p.example/', 'https://p.example/'],
	['a local file', 'file:///home/tan/page.html', undefined],
	['an empty frame', 'about:srcdoc', undefined],
	['an address too long', `https://p.example/${'a'.repeat(2048)}`, undefined],
])('%s', (_, href, expected) => {
	expect(pageAddress(href)).toBe(expected);
});
