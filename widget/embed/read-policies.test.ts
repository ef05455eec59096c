/** What is read from what a partner pastes. */

import { expect, test } from 'vitest';
import { readPolicies } from './read-policies.ts';

const names = (pasted: string) => readPolicies(pasted).map((policy) => [...policy.keys()].join(' '));

test.each([
	{ description: 'nothing', pasted: ' \n', policies: [] },
	{ description: 'a policy', pasted: "default-src 'self'; img-src *", policies: ['default-src img-src'] },
	{
		description: 'two with a comma',
		pasted: "default-src *, connect-src 'self'",
		policies: ['default-src', 'connect-src'],
	},
	{ description: 'capitals', pasted: "DEFAULT-SRC 'SELF'", policies: ['default-src'] },
	{ description: 'empty parts', pasted: ';; img-src * ;', policies: ['img-src'] },
	{ description: 'white space that is none', pasted: 'img-src\u00a0*', policies: ['img-src\u00a0*'] },
	{ description: 'a header', pasted: 'Content-Security-Policy: img-src *', policies: ['img-src'] },
	{
		description: 'a header over lines',
		pasted: 'content-security-policy:\n  img-src *;\n  font-src *',
		policies: ['img-src font-src'],
	},
	{
		description: 'headers among others',
		pasted: 'HTTP/2 200\nContent-Security-Policy: img-src *\nAge: 7\ncontent-security-policy: font-src *\nvary: *',
		policies: ['img-src', 'font-src'],
	},
	{
		description: 'a header that only reports',
		pasted: "Content-Security-Policy-Report-Only: img-src 'none'",
		policies: [],
	},
	{
		description: 'nginx',
		pasted: 'add_header Content-Security-Policy "img-src *; font-src *" always;',
		policies: ['img-src font-src'],
	},
	{ description: 'JSON', pasted: '{ "Content-Security-Policy": "img-src *" }', policies: ['img-src'] },
	{
		description: 'meta tags, in which some directives do not count',
		pasted: `<meta http-equiv="content-security-policy" content="img-src &#39;self&#39;; sandbox; frame-ancestors 'none'">
			<META CONTENT="font-src *, img-src *" HTTP-EQUIV=Content-Security-Policy />`,
		policies: ['img-src', 'font-src'],
	},
	{
		description: 'a meta tag that only reports',
		pasted: '<meta http-equiv="Content-Security-Policy-Report-Only" content="img-src *">',
		policies: [],
	},
])('$description', ({ pasted, policies }) => {
	expect(names(pasted)).toEqual(policies);
});

test('of a directive given twice the first counts', () => {
	expect(readPolicies("img-src a.example b.example; img-src 'none'")[0]?.get('img-src')).toEqual([
		'a.example',
		'b.example',
	]);
});
