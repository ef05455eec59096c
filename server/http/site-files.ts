/** Serves the built site: pages at clean paths, pre-compressed files, cache rules, the 404 page. */

import { existsSync, readFileSync, statSync } from 'node:fs';
import { STATUS_CODES } from 'node:http';
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
	/** What the build leaves for the server alone: headers by page, the shell of the form's answer. */
	buildRoot: string;
}

/** Pages whose addresses are not their files' names: the home page's is `/`, the 404 page has none. */
const homePage = '/index';
const notFoundPage = '/404';
const unlisted = [homePage, notFoundPage];
/** Ignored for the 404 page: a 304 or 206 in its place would hide the 404. */
const conditions = ['if-match', 'if-none-match', 'if-modified-since', 'if-unmodified-since', 'if-range', 'range'];

export function readPageHeaders(buildRoot: string): Record<string, HeaderValues> {
	const path = join(buildRoot, pageHeadersFile);
	return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
}

/** The origin that the pages name as theirs; undefined where there are none. */
export function builtOrigin(siteRoot: string): string | undefined {
	const path = join(siteRoot, 'robots.txt');
	const address = existsSync(path) && /^Sitemap: (\S+)$/m.exec(readFileSync(path, 'utf8'))?.[1];
	return address ? new URL(address).origin : undefined;
}

/** Rereads the headers after a build: the old policy's hashes would block the new pages' styles. */
function followPageHeaders(buildRoot: string): () => Record<string, HeaderValues> {
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

/** @param frameOrigins where the pages of a partner are, which may frame the widget's page for that partner */
export async function serveSite(
	app: FastifyInstance,
	{ siteRoot, buildRoot }: BuiltSite,
	frameOrigins: (partner: string) => readonly string[],
): Promise<void> {
	const pageHeaders = followPageHeaders(buildRoot);
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
		// A header that names all partners grows past what proxies take, and shows anyone the list.
		if (page === framePage) allowFrames(reply, headers, [...loopbackFrames, ...frameOrigins(partner)]);
		else reply.headers(headers);
		return reply.header('cache-control', pageCaching).sendFile(file);
	};
	app.setNotFoundHandler((request, reply) => answerUnknown(siteRoot, sendPage, request, reply));
	app.options('/widget/*', (_request, reply) => reply.code(204).headers(preflightHeaders).send());
	app.get('/*', { config: { errorPage } }, (request, reply) => answerPath(siteRoot, sendPage, request, reply));
}

/** The generic fallback screen, in the language of the page that failed. */
function errorPage({ url }: FastifyRequest, { statusCode }: HttpError): Page {
	const language = languages.find((one) => languagePaths[one] === decodedPath(url)) ?? 'en';
	const { unexpectedError, formCopy } = words[language];
	const body = html`<section class="no-script-answer" role="alert">
<h1>${unexpectedError}</h1>
<p>${statusCode} ${STATUS_CODES[statusCode] ?? ''}</p>
<p><a href="/">${formCopy.noScriptCopy.home}</a></p>
</section>`;
	return { language, title: unexpectedError, body };
}

/** Loopback may send enquiries, so it may frame, too. A policy has no way to write an IPv6 address. */
const loopbackFrames = ['http', 'https'].flatMap((scheme) =>
	['localhost', '*.localhost', '127.0.0.1'].map((host) => `${scheme}://${host}:*`),
);

/** `X-Frame-Options` cannot list origins: it is removed here, and the policy's `frame-ancestors` counts. */
function allowFrames(reply: FastifyReply, headers: HeaderValues, origins: readonly string[]): void {
	const policy = headers['Content-Security-Policy']?.replace(ownFrames, [ownFrames, ...origins].join(' '));
	reply.removeHeader('x-frame-options').headers({ ...headers, 'Content-Security-Policy': policy });
}

type SendPage = (reply: FastifyReply, page: string, file: string) => FastifyReply;

function answerUnknown(siteRoot: string, sendPage: SendPage, request: FastifyRequest, reply: FastifyReply) {
	if (request.url.startsWith('/api/')) throw new HttpError(404, 'There is nothing at this path.');
	reply.code(404);
	// As a page or as plain text, Opaque Response Blocking would keep a missing script out of the page's console.
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
	// When the plugin looks for the file itself, it adds so many listeners that Node warns of a leak.
	if (hiddenFiles.test(path) || !isFile(join(siteRoot, path))) return reply.callNotFound();
	return reply.headers(fileHeaders(path)).sendFile(path);
}

/** The address of the page that `/page/` or `/page.html` means, if there is one. */
function pageAddress(siteRoot: string, path: string): string | undefined {
	const page = path.replace(/(\/|\.html)$/, '');
	if (page === homePage) return path.endsWith('.html') ? '/' : undefined;
	const isPage = page !== path && page !== notFoundPage && existsSync(join(siteRoot, `${page}.html`));
	return isPage ? page : undefined;
}

function isFile(path: string): boolean {
	// `statSync` throws for a name that is too long, `existsSync` does not.
	return existsSync(path) && statSync(path).isFile();
}

/** The path without its query, or null when it tries to climb out or hides something. */
function decodedPath(url: string): string | null {
	const path = decodeURIComponent(url.replace(/[?#].*$/, ''));
	if (path === '/') return path;
	return /^(\/(\.well-known|[\w@-][\w.@~ -]*))+\/?$/.test(path) ? path : null;
}
