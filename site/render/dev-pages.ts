/**
 * `npm run dev`: renders each page on request with the code of the build, and reloads the page when a source changes. Fonts, icons
 * and the widget come from the last build.
 */

import type { Connect, Plugin, ViteDevServer } from 'vite';
import { scriptName } from '../../widget/api/embed/widget-files.ts';
import { fontCss, fontFiles } from './assets/fonts.ts';
import type { Assets } from './document.tsx';

const browserEntry = 'site/browser/main.ts';

export function devPages(): Plugin {
	return {
		name: 'dev-pages',
		apply: 'serve',
		configureServer(server) {
			if (process.env.VITEST) return;
			// Vite itself does not reload the page, because most sources are rendered here and are not in the browser's module graph.
			server.watcher.on('change', () => server.ws.send({ type: 'full-reload' }));
			return () => server.middlewares.use(servePages(server));
		},
		// Vite's client sets the constants of `define`. The page's async script could run earlier, so it imports the client first.
		transform: {
			filter: { id: new RegExp(`/${browserEntry}$`) },
			handler: (code) => ({ code: `import '/@vite/client';${code}`, map: null }),
		},
	};
}

function servePages(server: ViteDevServer): Connect.NextHandleFunction {
	const assets: Assets = {
		fontCss,
		fontUrls: fontFiles.map(({ url }) => url),
		script: `/${browserEntry}`,
		widgetScript: (language) => ({ url: `/widget/v1/${scriptName('quote-widget', language)}` }),
	};
	return (request, response, next) => {
		const url = request.originalUrl ?? '/';
		const path = new URL(url, 'http://localhost').pathname;
		const render = async () => {
			const { renderDocument } = await server.ssrLoadModule('/site/render/document.tsx');
			const { matchRoute } = await server.ssrLoadModule('/site/routing/match-route.ts');
			response.statusCode = matchRoute(path).name === 'not-found' ? 404 : 200;
			response.setHeader('Content-Type', 'text/html; charset=utf-8');
			response.end(await server.transformIndexHtml(url, renderDocument(path, assets)));
		};
		render().catch(next);
	};
}
