/** Makes Vite's development server open on the playground, and serve the widget from its sources with hot reload. */

import type { Plugin } from 'vite';

/** Where the pages look for it, wherever they stand. */
const script = /\/widget\/v1\/quote-widget\.js$/;
/** A module does not know its script tag, by which the widget is mounted. */
const content = `Object.defineProperty(document, 'currentScript', { value: document.currentScript, configurable: true });
import('/widget/define.ts').finally(() => delete document.currentScript);
`;

export function playground(): Plugin {
	return {
		name: 'playground',
		apply: 'serve',
		configureServer(server) {
			server.middlewares.use((request, response, next) => {
				if (request.url === '/') return void response.writeHead(302, { Location: '/widget/playground/' }).end();
				if (!script.test(`${request.url}`)) return next();
				response.setHeader('Content-Type', 'text/javascript');
				response.end(content);
			});
		},
	};
}
