/** The head of each page's document. */

import { expect, test } from 'vitest';
import { brand } from '../shared/content/brand.ts';
import { languagePaths } from '../shared/content/languages.ts';
import { renderDocument } from './document.tsx';
import { escapeAttribute } from './escape-html.ts';
import { builtAddresses } from './match-route.ts';
import { pageMetadata } from './page-metadata.ts';

const assets = {
	fontCss: '@font-face{}',
	fontUrls: ['/assets/font.woff2'],
	script: '/assets/main.js',
	widgetScript: (language: string) => ({ url: `/widget/v1/1.0.0/${language}.js`, integrity: 'sha384-x' }),
};

const tags = (html: string, name: string) => html.match(new RegExp(`<${name} [^>]*>`, 'g')) ?? [];

test.each(builtAddresses().filter(({ path }) => path !== '/404'))(
	'$path is indexed under its own address',
	({ path, route: { name } }) => {
		const html = renderDocument(path, assets);
		const address = brand.url + path;
		expect(tags(html, 'link').filter((tag) => tag.includes('canonical'))).toEqual([
			`<link rel="canonical" href="${address}">`,
		]);
		expect(html).toContain(`<meta property="og:url" content="${address}">`);
		expect(html).toContain(`<meta property="og:image" content="${brand.url}/social/${name}.png">`);
		expect(html).toContain(`<meta property="og:title" content="${escapeAttribute(pageMetadata[name].title)}">`);
		expect(html).not.toContain('noindex');
	},
);

test('the page for unknown paths is not indexed', () => {
	const html = renderDocument('/404', assets);
	expect(tags(html, 'meta')).toContain('<meta name="robots" content="noindex">');
	expect(html).not.toMatch(/canonical|og:url/);
});

test('the pages of the languages name each other', () => {
	const alternates = tags(renderDocument('/maternity', assets), 'link').filter((tag) => tag.includes('hreflang'));
	expect(alternates).toEqual(
		Object.entries({ ...languagePaths, 'x-default': '/maternity' }).map(
			([language, path]) => `<link rel="alternate" hreflang="${language}" href="${brand.url}${path}">`,
		),
	);
	for (const [language, path] of Object.entries(languagePaths).filter(([, path]) => path !== '/maternity')) {
		const html = renderDocument(path, assets);
		expect(html).toContain(`<html lang="${language}">`);
		expect(tags(html, 'link').filter((tag) => tag.includes('hreflang'))).toEqual(alternates);
	}
});
