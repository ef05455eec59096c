/** Serves the built site: pages at paths without `.html`, pre-compressed files, cache rules, the 404 page. */

import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { languagePaths, languages } from '../../shared/content/languages.ts';
import { words } from '../../shared/content/words/words.ts';
import {
	anyOriginHeaders,
	fileHeaders,
	hiddenFiles,
	pageCaching,
	preflightHeaders,
} from '../../shared/serving/caching.ts';
import { framePage, type HeaderValues, ownFrames, pageHeadersFile } from '../../shared/serving/page-files.ts';
import { HttpError } from './error-handler.ts';
import { html, type Page } from './html.ts';

export interface BuiltSite {
	siteRoot: string;
	/** Build output for the server only: headers by page, page shells. */
	buildRoot: string;
}

/** Pages that are not served under their file names: the home page is at `/`, and the 404 page has no path. */
const homePage = '/index';
const notFoundPage = '/404';
const unlisted = [homePage, notFoundPage];
/** Request headers that are removed for the 404 page, because its answer must not become a 206, 304 or 412. */
const conditions = ['if-match', 'if-none-match', 'if-modified-since', 'if-unmodified-since', 'if-range', 'range'];

export function readPageHeaders(buildRoot: string): Record<string, HeaderValues> {
	const path = join(buildRoot, pageHeadersFile);
	return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
}

/** Origin that the pages were built for. Undefined if the site is not built. */
export function builtOrigin(siteRoot: string): string | undefined {
	const path = join(siteRoot, 'robots.txt');
	const address = existsSync(path) && /^Sitemap: (\S+)$/m.exec(readFileSync(path, 'utf8'))?.[1];
	return address ? new URL(address).origin : undefined;
}

/** Rereads the headers after a build, because hashes in an old policy would block the styles of new pages. */
function cachePageHeaders(buildRoot: string): () => Record<string, HeaderValues> {
	const path = join(buildRoot, pageHeadersFile);
	let headers: Record<string, HeaderValues> = {};
	let written: number | undefined;
	return () => {
		const latest = statSync(path, { throwIfNoEntry: false })?.mtimeMs;
		if (latest !== written) headers = readPageHeaders(buildRoot);
		written = latest;
		return headers;
	};
}

/** @param frameOrigins a partner's origins, which may frame the widget's page for that partner */
export async function serveSite(
	app: FastifyInstance,
	{ siteRoot, buildRoot }: BuiltSite,
	frameOrigins: (partner: string) => readonly string[],
): Promise<void> {
	const pageHeaders = cachePageHeaders(buildRoot);
	await app.register(staticFiles, {
		root: siteRoot,
		serve: false,
		index: false,
		preCompressed: true,
		cacheControl: false,
		suppressWarning: true,
	});
	const sendPage: SendPage = (reply, page, file) => {
		const headers = pageHeaders()[page] ?? {};
		const partner = new URLSearchParams(reply.request.url.replace(/^[^?]*/, '')).get('partner') ?? '';
		// Allow only this partner's origins: with those of all, the header could exceed limits of proxies and disclose the list.
		if (page === framePage) allowFrames(reply, headers, [...loopbackFrames, ...frameOrigins(partner)]);
		else reply.headers(headers);
		return reply.header('cache-control', pageCaching).sendFile(file);
	};
	app.setNotFoundHandler((request, reply) => answerUnknown(siteRoot, sendPage, request, reply));
	app.options('/widget/*', (_request, reply) => reply.code(204).headers(preflightHeaders).send());
	app.get('/*', { config: { errorPage } }, (request, reply) => answerPath(siteRoot, sendPage, request, reply));
}

/** Generic error page in the language of the page that failed. */
function errorPage({ url }: FastifyRequest, { status }: HttpError): Page {
	const language = languages.find((one) => languagePaths[one] === decodedPath(url)) ?? 'en';
	const { unexpectedError, formCopy } = words[language];
	const body = html`<section class="no-script-answer" role="alert">
<h1>${unexpectedError}</h1>
<p>${status}</p>
<p><a href="/">${formCopy.noScriptCopy.home}</a></p>
</section>`;
	return { language, title: unexpectedError, body };
}

/** Loopback origins may send enquiries, so they may also frame the widget. CSP cannot express IPv6 addresses. */
const loopbackFrames = ['http', 'https'].flatMap((scheme) =>
	['localhost', '*.localhost', '127.0.0.1'].map((host) => `${scheme}://${host}:*`),
);

/** Removes `X-Frame-Options`, which cannot list origins, and lists the origins in the CSP's `frame-ancestors` instead. */
function allowFrames(reply: FastifyReply, headers: HeaderValues, origins: readonly string[]): void {
	const policy = headers['Content-Security-Policy']?.replace(ownFrames, [ownFrames, ...origins].join(' '));
	reply.removeHeader('x-frame-options').headers({ ...headers, 'Content-Security-Policy': policy });
}

type SendPage = (reply: FastifyReply, page: string, file: string) => FastifyReply;

function answerUnknown(siteRoot: string, sendPage: SendPage, request: FastifyRequest, reply: FastifyReply) {
	if (request.url.startsWith('/api/')) throw new HttpError(404, 'There is nothing at this path.');
	reply.code(404);
	// Answer JavaScript: browsers block HTML or plain text in place of a script (ORB), and the console would not show the 404.
	if (request.url.startsWith('/widget/'))
		return reply
			.headers({ 'Cache-Control': 'no-store', ...anyOriginHeaders })
			.type('text/javascript; charset=utf-8')
			.send('// There is no such file: /widget/v1/manifest.json names all there are.\n');
	if (existsSync(join(siteRoot, `${notFoundPage}.html`)) && ['GET', 'HEAD'].includes(request.method)) {
		for (const condition of conditions) delete request.raw.headers[condition];
		return sendPage(reply, notFoundPage, `${notFoundPage}.html`);
	}
	return reply.type('text/plain; charset=utf-8').send('Not found');
}

function answerPath(siteRoot: string, sendPage: SendPage, request: FastifyRequest, reply: FastifyReply) {
	const path = decodedPath(request.url);
	if (path === null || unlisted.includes(path)) return reply.callNotFound();
	const page = path === '/' ? homePage : path;
	if (existsSync(join(siteRoot, `${page}.html`))) return sendPage(reply, path, `${page}.html`);
	const address = pageAddress(siteRoot, path);
	if (address) return reply.redirect(`${address}${request.url.match(/\?[^#]*/)?.[0] ?? ''}`, 308);
	// Check for the file here, because the plugin's own check adds so many listeners that Node warns of a leak.
	if (hiddenFiles.test(path) || !isFile(join(siteRoot, path))) return reply.callNotFound();
	return reply.headers(fileHeaders(path)).sendFile(path);
}

/** Path of the page for `/page/` or `/page.html`. Undefined if there is no such page. */
function pageAddress(siteRoot: string, path: string): string | undefined {
	const page = path.replace(/(\/|\.html)$/, '');
	if (page === homePage) return path.endsWith('.html') ? '/' : undefined;
	const isPage = page !== path && page !== notFoundPage && existsSync(join(siteRoot, `${page}.html`));
	return isPage ? page : undefined;
}

function isFile(path: string): boolean {
	// `existsSync` is called first, because `statSync` throws if the file is missing or its name is too long.
	return existsSync(path) && statSync(path).isFile();
}

/** Decoded path without query; null for `..`, hidden files except `.well-known`, and characters that no built file's name has. */
function decodedPath(url: string): string | null {
	const path = decodeURIComponent(url.replace(/[?#].*$/, ''));
	if (path === '/') return path;
	return /^(\/(\.well-known|[\w@-][\w.@~ -]*))+\/?$/.test(path) ? path : null;
}
