/** @vitest-environment jsdom */
/** The guide of a local start has lines that work with that start. */

import { expect, test } from 'vitest';
import { brand } from '../../shared/content/brand.ts';
import { renderPartnerDocument } from '../pages/partners/partner-documents.ts';
import { nameServedOrigin } from './name-served-origin.ts';

test.each(['guide', 'recipes'] as const)('in the lines and links of the %s', (name) => {
	document.body.innerHTML = `<div class="document">${renderPartnerDocument(name).html}</div>`;
	const before = document.body.textContent;
	expect(before).toContain(`<script src="${brand.url}/widget/v1/quote-widget.js" async></script>`);
	const breaks = document.querySelectorAll('wbr').length;
	nameServedOrigin(document);
	expect(document.querySelectorAll('wbr').length, 'places where an address breaks').toBe(breaks);
	expect(document.body.textContent).toBe(before.replaceAll(brand.url, location.origin));
	expect(document.body.innerHTML).not.toContain(brand.url);
});
