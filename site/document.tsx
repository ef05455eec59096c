/** A whole HTML document for one route: its head, and its body rendered by React. */

import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import { brand } from '../shared/content/brand.ts';
import { clickReplayScript } from '../widget/prerender.tsx';
import { App } from './app.tsx';
import { escapeAttribute, escapeText } from './escape-html.ts';
import { heads } from './heads.ts';
import { fetchPage } from './pages.ts';
import { markColours } from './pictures/mark-colours.ts';
import { routeOf, type SiteRoute } from './routes.ts';
import { structuredData } from './structured-data.ts';
import { stylesOf } from './styles.ts';

/** What the build has made that a page refers to. */
export interface Assets {
	readonly fontCss: string;
	readonly fontUrls: readonly string[];
	/** Addresses of the scripts that start a page: the one of all pages, and its own. */
	readonly scriptsOf: (route: SiteRoute) => readonly string[];
	/** Loads the widget where a page embeds it. */
	readonly widgetScript: { readonly url: string; readonly integrity?: string };
}

/** Pages are fetched ahead when a pointer rests on a link to them. */
const speculationRules = JSON.stringify({
	prefetch: [{ where: { href_matches: '/*' }, eagerness: 'moderate' }],
});

export async function renderDocument(path: string, assets: Assets): Promise<string> {
	const route = routeOf(path);
	await fetchPage(route.name);
	const body = await renderBody(path);
	const embedsWidget = body.includes('<quote-widget');
	const head = [metaTags(route), resources(route, assets, embedsWidget), structuredDataTags(route)].flat();
	return documentOf(
		head,
		stylesOf(route.name) + assets.fontCss,
		`<div id="root" data-path="${escapeAttribute(path)}">${body}</div>${embedsWidget ? widgetTag(assets) : ''}`,
	);
}

/** Puts head lines, styles and a body together; used by every page, the answer to a form sent without scripts included. */
export function documentOf(head: readonly string[], css: string, body: string): string {
	return `<!doctype html>
<html lang="en-SG">
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

async function renderBody(path: string): Promise<string> {
	// Large parts are not moved to the end of the document, which would need inline scripts.
	const { prelude } = await prerenderToNodeStream(<App path={path} />, {
		progressiveChunkSize: Number.MAX_SAFE_INTEGER,
	});
	return asPlainHtml(await text(prelude));
}

/**
 * HTML that reads as it looks, for whoever searches it as text: React separates neighbouring texts by a comment and writes
 * apostrophes as numbers. Hydration finds what it expects: only static parts have neighbouring texts, and to the browser
 * an apostrophe is the same character either way.
 */
function asPlainHtml(html: string): string {
	return html.replaceAll('<!-- -->', '').replaceAll('&#x27;', "'");
}

function metaTags({ name, path }: SiteRoute): string[] {
	const { title, description, updated } = heads[name];
	const image = `${brand.url}/social/${name}.png`;
	const indexed = updated
		? [`<link rel="canonical" href="${brand.url}${path}">`, meta('property', 'og:url', `${brand.url}${path}`)]
		: [meta('name', 'robots', 'noindex')];
	return [
		`<title>${escapeText(title)}</title>`,
		meta('name', 'description', description),
		...indexed,
		meta('property', 'og:type', 'website'),
		meta('property', 'og:site_name', brand.name),
		meta('property', 'og:locale', 'en_SG'),
		meta('property', 'og:title', title),
		meta('property', 'og:description', description),
		meta('property', 'og:image', image),
		meta('property', 'og:image:width', '1200'),
		meta('property', 'og:image:height', '630'),
		meta('name', 'twitter:card', 'summary_large_image'),
		...browserTags,
	];
}

/** What the browser's own surfaces go by: its scroll bars, its address bar, its tabs. */
export const browserTags = [
	'<meta name="color-scheme" content="light dark">',
	`<meta name="theme-color" content="${markColours.paper}" media="(prefers-color-scheme: light)">`,
	`<meta name="theme-color" content="${markColours.paperDark}" media="(prefers-color-scheme: dark)">`,
	'<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
	'<link rel="icon" href="/favicon.ico" sizes="32x32">',
	'<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
];

/**
 * The page can be read before any script: fonts come first. The page's own scripts are not asked for before there is
 * something to read.
 */
function resources(route: SiteRoute, assets: Assets, embedsWidget: boolean): string[] {
	return [
		`<script>${placeFirst}</script>`,
		...fontPreloads(assets.fontUrls),
		`<script>${afterFirstPaint(requestAll(assets.scriptsOf(route)))}</script>`,
		...(embedsWidget
			? [clickReplayScript, afterFirstPaint(meetDateField)].map((code) => `<script>${code}</script>`)
			: []),
		`<script type="speculationrules">${speculationRules}</script>`,
	];
}

/**
 * At the end of the page, so that it is not run amid its reading. Not `defer`: Chromium goes to the place that a link names
 * (the form, most often) after the last script that the page waits for.
 */
function widgetTag({ widgetScript: { url, integrity } }: Assets): string {
	const check = integrity ? ` integrity="${integrity}"` : '';
	return `<script src="${url}"${check} crossorigin="anonymous" async></script>`;
}

/** Who follows a link to a place in the page sees nothing of it before that place is there: not the top, and then a jump. */
const placeFirst =
	'if(location.hash)document.head.append(Object.assign(document.createElement("link"),{rel:"expect",href:location.hash,blocking:"render"}))';

/**
 * Chromium on computers reads what dates look like here when it meets its first date field. It does so before the form is
 * there, in a task of its own, so that laying the form out takes less time in one piece.
 */
const meetDateField = 'document.createElement("input").type="date"';

function requestAll(scripts: readonly string[]): string {
	const request = 'document.head.append(Object.assign(document.createElement("script"),{type:"module",src}))';
	return `for(const src of ${JSON.stringify(scripts)})${request}`;
}

/** The second frame's timers run once the first is on the screen. */
function afterFirstPaint(task: string): string {
	return `requestAnimationFrame(()=>requestAnimationFrame(()=>setTimeout(()=>{${task}})))`;
}

export function fontPreloads(urls: readonly string[]): string[] {
	return urls.map((url) => `<link rel="preload" href="${url}" as="font" type="font/woff2" crossorigin>`);
}

function structuredDataTags(route: SiteRoute): string[] {
	return structuredData(route).map(
		(item) => `<script type="application/ld+json">${JSON.stringify(item).replaceAll('<', '\\u003c')}</script>`,
	);
}

function meta(kind: 'name' | 'property', key: string, content: string): string {
	return `<meta ${kind}="${key}" content="${escapeAttribute(content)}">`;
}
