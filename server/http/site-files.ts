/** The built site: pages at their clean paths, compressed files, caching by kind, and the page that answers unknown paths. */

import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type HeaderValues, pageHeadersFile } from '../../shared/built-site.ts';
import { sendProblem } from './problem.ts';

export interface BuiltSite {
	/** The web root. */
	siteRoot: string;
	/** What the build leaves for the server alone: headers by page, the shell of the form's answer. */
	buildRoot: string;
}

const homePage = '/index';
const notFoundPage = '/404';
/** Not served under these names: the home page has `/`, the page for unknown paths has no address. */
const unlisted = [homePage, notFoundPage];
/** What a client asks of a page that it has: the page for unknown paths is sent whole, whatever they say. */
const conditions = ['if-match', 'if-none-match', 'if-modified-since', 'if-unmodified-since', 'if-range', 'range'];
const anyPageMayRead = {
	'access-control-allow-origin': '*',
	'access-control-allow-methods': 'GET, HEAD',
	'access-control-allow-headers': '*',
	'access-control-max-age': '7200',
};
const cacheRules: readonly [RegExp, string][] = [
	[/^\/assets\//, 'public, max-age=31536000, immutable'],
	[/^\/widget\/v1\/[^/]+\/./, 'public, max-age=31536000, immutable'],
	[/^\/widget\//, 'public, max-age=300, stale-while-revalidate=86400'],
	[/\.html$/, 'public, max-age=0, must-revalidate'],
	[/^/, 'public, max-age=3600'],
];

export function readPageHeaders(buildRoot: string): Record<string, HeaderValues> {
	const path = join(buildRoot, pageHeadersFile);
	return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
}

/** Those of the pages as they are now: a build may put others in their place, which the old policy would leave unstyled. */
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

export async function serveSite(app: FastifyInstance, { siteRoot, buildRoot }: BuiltSite): Promise<void> {
	const pageHeaders = followPageHeaders(buildRoot);
	await app.register(staticFiles, {
		root: siteRoot,
		serve: false,
		index: false,
		preCompressed: true,
		cacheControl: false,
		suppressWarning: true,
	});
	const sendPage: SendPage = (reply, page, file) =>
		reply
			.headers(pageHeaders()[page] ?? {})
			.header('cache-control', cacheControl(file))
			.sendFile(file);
	app.setNotFoundHandler((request, reply) => answerUnknown(siteRoot, sendPage, request, reply));
	app.options('/widget/*', (_request, reply) => reply.code(204).headers(anyPageMayRead).send());
	app.get('/*', (request, reply) => answerPath(siteRoot, sendPage, request, reply));
}

type SendPage = (reply: FastifyReply, page: string, file: string) => FastifyReply;

function answerUnknown(siteRoot: string, sendPage: SendPage, request: FastifyRequest, reply: FastifyReply) {
	if (request.url.startsWith('/api/')) return sendProblem(reply, 404, 'There is nothing at this path.');
	reply.code(404);
	if (existsSync(join(siteRoot, `${notFoundPage}.html`)) && ['GET', 'HEAD'].includes(request.method)) {
		for (const condition of conditions) delete request.raw.headers[condition];
		return sendPage(reply, notFoundPage, `${notFoundPage}.html`);
	}
	return reply.type('text/plain; charset=utf-8').send('Not found');
}

function answerPath(siteRoot: string, sendPage: SendPage, request: FastifyRequest, reply: FastifyReply) {
	const path = decodedPath(request.url);
	if (path === null || /\.(html|br|gz)$/.test(path) || unlisted.includes(path)) return reply.callNotFound();
	const page = path === '/' ? homePage : path;
	if (existsSync(join(siteRoot, `${page}.html`))) return sendPage(reply, path, `${page}.html`);
	// Left to find out by itself, the plugin listens to the answer so often that Node warns of a leak.
	if (!isFile(join(siteRoot, path))) return reply.callNotFound();
	if (path.startsWith('/widget/')) {
		reply.header('access-control-allow-origin', '*').header('cross-origin-resource-policy', 'cross-origin');
	}
	return reply.header('cache-control', cacheControl(path)).sendFile(path);
}

function isFile(path: string): boolean {
	// Asked first, because a name that is too long makes `statSync` throw.
	return existsSync(path) && statSync(path).isFile();
}

/** The path without its query, or null when it tries to climb out, hides something, or names a folder. */
function decodedPath(url: string): string | null {
	const path = decodeURIComponent(url.replace(/[?#].*$/, ''));
	if (path === '/') return path;
	return /^(\/(\.well-known|[\w@-][\w.@~ -]*))+$/.test(path) ? path : null;
}

function cacheControl(path: string): string {
	return cacheRules.find(([pattern]) => pattern.test(path))?.[1] as string;
}
