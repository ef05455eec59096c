/** Prerendered form of the maternity page, for use on pages of other sites. */

import { expect } from '@playwright/test';

/** @param product the product's origin */
export async function prerenderedForm(product: string): Promise<string> {
	const page = await (await fetch(`${product}/maternity`)).text();
	const form = /<quote-widget[^>]*show="form"[^>]*>.*?<\/quote-widget>/s.exec(page)?.[0] ?? '';
	expect(form).toContain('<template shadowrootmode="open" shadowrootcustomelementregistry>');
	return form;
}
