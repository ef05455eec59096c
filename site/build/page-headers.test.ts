/** The policy made from a page. */

import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { headersFile, pageHeaders } from './page-headers.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('allows exactly the inline parts of the page, those of embedded widgets included', () => {
	const html =
		'<script type="speculationrules">{}</script><style>a{}</style><template><style>b{}</style></template><style>a{}</style>';
	const policy = pageHeaders(html)['Content-Security-Policy'];
	expect(policy).toContain(`script-src 'self' ${hash('{}')};`);
	expect(policy).toContain(`style-src 'self' ${hash('a{}')} ${hash('b{}')};`);
	expect(policy).not.toContain('unsafe');
});

test('writes the same headers for static hosts', () => {
	expect(headersFile({ '/terms': { 'Content-Security-Policy': 'x' } })).toContain(
		'\n\n/terms\n  Content-Security-Policy: x\n',
	);
});
