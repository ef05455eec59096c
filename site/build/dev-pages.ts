/** `npm run dev`: renders every page on request with the same code as the build, with hot reload added. */

import { readFile } from 'node:fs/promises';
import type { Connect, Plugin, ViteDevServer } from 'vite';

export function devPages(): Plugin {
	return {
		name: 'dev-pages',
		apply: 'serve',
		configureServer: (server) => () => {
			server.middlewares.use('/widget/v1/', serveBuiltWidget);
			server.middlewares.use((request, response, next) => {
				renderPage(server, request.originalUrl ?? '/').then(({ status, html }) => {
					response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8' }).end(html);
				}, next);
			});
		},
	};
}

async function renderPage(server: ViteDevServer, url: string): Promise<{ status: number; html: string }> {
	const path = new URL(url, 'http://localhost').pathname;
	const { renderDocument, developmentAssets } = await server.ssrLoadModule('/site/document.tsx');
	const { findRoute } = await server.ssrLoadModule('/site/routes.ts');
	const html = await renderDocument(path, developmentAssets);
	return { status: findRoute(path).name === 'not-found' ? 404 : 200, html: await server.transformIndexHtml(url, html) };
}

/** The widget as last built: its own playground is where it is developed. */
const serveBuiltWidget: Connect.NextHandleFunction = (request, response, next) => {
	readFile(`dist/widget/v1${request.url?.replace(/\?.*/, '')}`).then(
		(file) => response.setHeader('Content-Type', 'text/javascript').end(file),
		() => next(),
	);
};
