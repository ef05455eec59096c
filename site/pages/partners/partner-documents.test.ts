/** Tests of the partners' documents as pages. */

import { expect, test } from 'vitest';
import { brand } from '../../../shared/content/brand.ts';
import { renderPartnerDocument } from './partner-documents.ts';

const documents = (['guide', 'recipes'] as const).map((name) => ({ name, ...renderPartnerDocument(name) }));

test.each(documents)('$name names this site, and its links stay there wherever it is served', ({ html }) => {
	expect(html).not.toContain('https://HOST');
	expect(html).not.toContain('@SCOPE');
	expect(html).not.toContain(`href="${brand.url}`);
	expect(html).not.toMatch(/href="[^"]*\.md[#"]/);
	expect(html).toContain('href="/partners');
});

test('an address in the text breaks after a slash, and its origin stays whole', () => {
	expect(documents[0]?.html).toContain(`<code>${brand.url}/<wbr>api/<wbr>openapi.json</code>`);
});
