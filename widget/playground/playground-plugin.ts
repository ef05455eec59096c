/** Makes Vite's development server open on the playground, and serve the widget from its sources with hot reload. */

import type { Plugin } from 'vite';

const script = '/widget/v1/quote-widget.js';

export function playground(): Plugin {
	return {
		name: 'playground',
		apply: 'serve',
		configureServer(server) {
			server.middlewares.use((request, response, next) => {
				if (request.url === '/') return void response.writeHead(302, { Location: '/widget/playground/' }).end();
				if (request.url !== script) return next();
				response.setHeader('Content-Type', 'text/javascript');
				response.end('import("/widget/define.ts");\n');
			});
		},
	};
}
