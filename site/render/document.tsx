/** Renders the HTML document of one route: its head, and its body by React. */

import { renderToStaticMarkup } from 'react-dom/server';
import { brand } from '../../shared/content/brand.ts';
import { documentLanguage, type Language, languagePaths } from '../../shared/content/languages.ts';
import { escapeHtml } from '../../shared/escape-html.ts';
import type { WidgetManifest } from '../../widget/api/embed/widget-files.ts';
import { clickReplayScript } from '../../widget/prerender.tsx';
import { App, type Pages } from '../app.tsx';
import { brandColours } from '../pictures/logo.ts';
import type { SiteRoute } from '../routes.ts';
import { matchRoute } from '../routing/match-route.ts';
import { BuiltWidget } from './built-widget.ts';
import { blockUntilTarget, inlineScript, nameServedOrigin } from './head/inline-scripts.ts';
import { pageMetadata } from './head/page-metadata.ts';
import { structuredData } from './head/structured-data.ts';
import { stylesOf } from './head/styles.ts';

export interface Assets {
	readonly fontCss: string;
	readonly fontUrls: readonly string[];
	/** URL of the site's own script. */
	readonly script: string;
	/** Script of the widget in a language, for pages that embed the widget. */
	readonly widgetScript: (language: Language) => WidgetScript;
	/** Files of the widget's build. The partners' pages show sizes, URLs and hashes of them. */
	readonly widgetFiles?: WidgetManifest['files'];
}

interface WidgetScript {
	readonly url: string;
	readonly integrity?: string;
}

/** The browser prefetches a page when a pointer rests on a link to it. */
const speculationRules = JSON.stringify({
	prefetch: [{ where: { href_matches: '/*' }, eagerness: 'moderate' }],
});

/** Only tests pass `table` and `pages`; the defaults are those of the site. */
export function renderDocument(path: string, assets: Assets, table?: readonly SiteRoute[], pages?: Pages): string {
	const route = matchRoute(path, table);
	const body = renderToStaticMarkup(
		<BuiltWidget value={assets.widgetFiles ?? {}}>
			<App path={path} table={table} pages={pages} />
		</BuiltWidget>,
	);
	const embedsWidget = body.includes('<quote-widget');
	const head = [
		...metaTags(route, path),
		inlineScript(blockUntilTarget, idsIn(body)),
		...(body.includes('<code') ? [inlineScript(nameServedOrigin, brand.url)] : []),
		...fontPreloads(assets.fontUrls),
		scriptTag(assets.script),
		...(embedsWidget ? [`<script>${clickReplayScript}</script>`] : []),
		`<script type="speculationrules">${speculationRules}</script>`,
		...structuredData(route, path).map(jsonLd),
	];
	return documentOf(
		head,
		stylesOf(pageMetadata[route.name].styles) + assets.fontCss,
		body + (embedsWidget ? widgetTag(assets.widgetScript(route.language ?? 'en')) : ''),
		route.language,
	);
}

/** Whole HTML document with this head and body: a page of the site, the page for frames, or a page that the service fills in. */
export function documentOf(head: readonly string[], css: string, body: string, language: Language = 'en'): string {
	return `<!doctype html>
<html lang="${documentLanguage(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${head.join('\n')}
<style>${css}</style>
</head>
<body>
${body}
</body>
</html>
`;
}

function metaTags({ name, language }: SiteRoute, path: string): string[] {
	const { title, description, updated } = pageMetadata[name];
	const indexed = updated
		? [`<link rel="canonical" href="${brand.url}${path}">`, meta('property', 'og:url', `${brand.url}${path}`)]
		: [meta('name', 'robots', 'noindex')];
	return [
		titleTag(title),
		meta('name', 'description', description),
		...indexed,
		...alternates(path),
		meta('property', 'og:type', 'website'),
		meta('property', 'og:site_name', brand.name),
		meta('property', 'og:locale', `${(language ?? 'en').slice(0, 2)}_SG`),
		meta('property', 'og:title', title),
		meta('property', 'og:description', description),
		meta('property', 'og:image', `${brand.url}/social.png`),
		meta('property', 'og:image:width', '1200'),
		meta('property', 'og:image:height', '630'),
		meta('property', 'og:image:alt', brand.name),
		meta('name', 'twitter:card', 'summary_large_image'),
		...browserTags,
	];
}

export function titleTag(title: string): string {
	return `<title>${escapeHtml(title)}</title>`;
}

/** Alternates of the page about maternity insurance, in every language; English is the default (`x-default`). */
function alternates(path: string): string[] {
	if (!Object.values<string>(languagePaths).includes(path)) return [];
	return Object.entries({ ...languagePaths, 'x-default': languagePaths.en }).map(
		([language, path]) => `<link rel="alternate" hreflang="${language}" href="${brand.url}${path}">`,
	);
}

/** Tags for the browser's interface: scroll bars, address bar, tabs. */
export const browserTags = [
	'<meta name="color-scheme" content="light dark">',
	`<meta name="theme-color" content="${brandColours.light.paper}" media="(prefers-color-scheme: light)">`,
	`<meta name="theme-color" content="${brandColours.dark.paper}" media="(prefers-color-scheme: dark)">`,
	'<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
	'<link rel="icon" href="/favicon.ico" sizes="32x32">',
	'<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
];

/** The script is async, because Chromium scrolls to the target of a link only after the last deferred script. */
export function scriptTag(src: string): string {
	return `<script type="module" src="${src}" async></script>`;
}

/** The tag is placed at the end of the page, so that the script does not interrupt parsing. */
function widgetTag({ url, integrity }: WidgetScript): string {
	const check = integrity ? ` integrity="${integrity}"` : '';
	return `<script src="${url}"${check} crossorigin="anonymous" async></script>`;
}

/** Ids outside the widgets' shadow trees. A link cannot target an id in a shadow tree. */
function idsIn(html: string): string[] {
	const withoutShadowTrees = html.replace(/<template.*?<\/template>/gs, '');
	return [...withoutShadowTrees.matchAll(/ id="([\w-]+)"/g)].map(([, id = '']) => id);
}

export function fontPreloads(urls: readonly string[]): string[] {
	return urls.map((url) => `<link rel="preload" href="${url}" as="font" type="font/woff2" crossorigin>`);
}

function jsonLd(item: object): string {
	return `<script type="application/ld+json">${JSON.stringify(item).replaceAll('<', '\\u003c')}</script>`;
}

function meta(kind: 'name' | 'property', key: string, content: string): string {
	return `<meta ${kind}="${key}" content="${escapeHtml(content)}">`;
}
