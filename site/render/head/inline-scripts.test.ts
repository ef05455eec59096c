/** @vitest-environment jsdom */
/** Tests of replacing the brand's URL in code samples with the origin that serves the page. */

import { expect, test } from 'vitest';
import { brand } from '../../../shared/content/brand.ts';
import { renderPartnerDocument } from '../../pages/partners/partner-documents.ts';
import { nameServedOrigin } from './inline-scripts.ts';

test.each(['guide', 'recipes'] as const)('the %s of a local start has lines that work there', async (name) => {
	const { html } = renderPartnerDocument(name);
	nameServedOrigin(brand.url);
	document.body.innerHTML = `<main>${html}</main>`;
	const before = document.body.textContent;
	expect(before).toContain(`<script src="${brand.url}/widget/v1/quote-widget.js" async></script>`);
	const breaks = document.querySelectorAll('wbr').length;
	await Promise.resolve();
	expect(document.querySelectorAll('wbr').length, 'places where an address breaks').toBe(breaks);
	expect(document.body.textContent).toBe(before.replaceAll(brand.url, location.origin));
	expect(document.body.innerHTML).not.toContain(brand.url);
	const rewritten = new MutationObserver(() => {});
	rewritten.observe(document, { characterData: true, subtree: true });
	document.body.append('later');
	await Promise.resolve();
	expect(rewritten.takeRecords(), 'what a visitor has selected stays selected').toEqual([]);
});
