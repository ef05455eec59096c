/** Tests that names of the operator are not parsed as Markdown or HTML. */

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { LegalPage } from '../pages/legal/legal-page.tsx';
import { renderNoScriptAnswer } from './no-script-answer.tsx';

vi.mock('../../shared/content/brand.ts', async (original) => {
	const { brand } = await original<{ brand: object }>();
	return { brand: { ...brand, name: 'Tea & *Co* <b>', legalName: 'Tea & *Co* <b> Pte. Ltd.' } };
});

const asText = 'Tea &amp; *Co* &lt;b&gt;';

test.each(['terms', 'privacy'] as const)('%s names the company as it is written', (name) => {
	const page = renderToStaticMarkup(<LegalPage name={name} />);
	expect(page).toContain(`${asText} Pte. Ltd.`);
	expect(page).not.toMatch(/Tea & |<em>Co|<b>/);
});

test('the page without scripts has the name in its title', () => {
	const assets = { fontCss: '', fontUrls: [], script: '', widgetScript: () => ({ url: '' }) };
	expect(renderNoScriptAnswer(assets, 'en')).toMatch(
		new RegExp(`<title>.* \\| ${asText.replaceAll('*', '\\*')}</title>`),
	);
});
