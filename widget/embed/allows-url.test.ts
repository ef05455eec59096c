/** Source expressions, as Chromium and Firefox were seen to match them. */

import { expect, test } from 'vitest';
import { allowsUrl } from './allows-url.ts';

const script = 'https://cover.example/widget/v1/quote-widget.js';

test.each([
	'*',
	'https:',
	'http:',
	'https://*',
	'https://*:*',
	'*:443',
	'*:*',
	'*.example',
	'cover.example',
	'cover.example:443',
	'cover.example:*',
	'http://cover.example',
	'http://cover.example:80',
	'HTTPS://COVER.EXAMPLE',
	'https://cover.example/',
	'https://cover.example/#plans',
	'https://cover.example/widget/',
	'cover.example/widget/v1/quote-widget.js',
	'https://cover.example/widget/v1/quote%2Dwidget.js',
	'https://cover.example/widget/v1/quote-widget.js?v=2',
])('%s lets the script through', (expression) => {
	expect(allowsUrl(expression, new URL(script))).toBe(true);
});

test.each([
	"'none'",
	"'self'",
	"'unsafe-inline'",
	'data:',
	'wss:',
	'wss://cover.example',
	'*.cover.example',
	'cover.*',
	'.cover.example',
	'cover.example:8443',
	'https://cover.example:80',
	'https:cover.example',
	'//cover.example',
	'"https://cover.example"',
	'https://cover.example,',
	'https://cover.example/*',
	'https://cover.example/widget',
	'https://cover.example/Widget/',
	'https://user@cover.example',
])('%s does not', (expression) => {
	expect(allowsUrl(expression, new URL(script))).toBe(false);
});

test('a port that is not the usual one must be named', () => {
	const local = new URL('http://localhost:3000/api/enquiries');
	expect(['http://localhost:3000', 'localhost:*', 'http:'].every((source) => allowsUrl(source, local))).toBe(true);
	expect(['http://localhost', 'localhost:4000', 'https:'].some((source) => allowsUrl(source, local))).toBe(false);
});
