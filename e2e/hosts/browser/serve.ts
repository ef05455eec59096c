/** Serves the current folder on a free port, and prints the address. */

import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';

const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

const server = createServer((request, response) => {
	const { pathname } = new URL(request.url ?? '', 'http://host');
	const file = pathname.endsWith('/') ? `${pathname}index.html` : pathname;
	try {
		const content = readFileSync(`.${file}`);
		response.setHeader('Content-Type', `${types[extname(file)]}; charset=utf-8`).end(content);
	} catch {
		response.writeHead(204).end();
	}
});
server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
