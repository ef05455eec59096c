import { expect, test } from 'vitest';
import { cleanPageAddress } from './page-address.ts';

test.each<[string, string | null]>([
	['https://partner.example', 'https://partner.example/'],
	['https://partner.example/baby', 'https://partner.example/baby'],
	['https://partner.example/baby?email=mei@example.com', 'https://partner.example/baby'],
	[
		'https://partner.example/?utm_source=a&id=7&utm_campaign=b%20c#top',
		'https://partner.example/?utm_source=a&utm_campaign=b+c',
	],
	['https://mei:secret@partner.example:8443/', 'https://partner.example:8443/'],
	['http://[', null],
	['javascript:alert(1)', null],
	['baby', null],
	['', null],
])('%s becomes %s', (address, expected) => {
	expect(cleanPageAddress(address)).toBe(expected);
});
