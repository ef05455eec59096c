/** Whoever has nginx or Caddy serve the built site gives visitors the same answers as the service does. */

import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { type APIRequestContext, type APIResponse, expect, test } from '@playwright/test';
import { findPeer } from '../../scripts/find-peer.ts';
import { freePort } from '../../scripts/free-port.ts';
import { type PeerProcess, startCaddy, startNginx } from './peer-process.ts';

const [script] = globSync('assets/*.js', { cwd: 'dist' });
const manifest = JSON.parse(readFileSync('dist/widget/v1/manifest.json', 'utf8'));
const pinned = new URL(manifest.files['quote-widget.js'].url, 'http://localhost').pathname;

const addresses = [
	'/',
	'/maternity',
	'/terms?utm_source=x',
	'/privacy',
	'/maternity/',
	'/maternity.html?utm_source=x&y=%20z',
	'/terms/?',
	'/privacy.html',
	'/index.html?x=1',
	'/index',
	'/nothing',
	'/nothing/',
	'/nothing.html',
	'/maternity/nothing',
	'/MATERNITY',
	'/404',
	'/404.html',
	`/${script}`,
	`/${script}.br`,
	'/maternity.html.gz',
	'/assets',
	'/assets/',
	'/assets/nothing.js',
	'/widget/v1/quote-widget.js',
	'/widget/v1/manifest.json',
	'/widget/v1/quote-widget-button.js',
	'/widget/v1/frame?partner=acme',
	'/widget/v1/frame.html',
	'/widget/v1/nothing.js',
	pinned,
	'/robots.txt',
	'/.well-known/security.txt',
	'/favicon.svg',
];

/** What a browser goes by. */
async function answerOf(answer: APIResponse) {
	const headers = answer.headers();
	const told = [
		'location',
		'cache-control',
		'content-security-policy',
		'cross-origin-opener-policy',
		'cross-origin-resource-policy',
		'access-control-allow-origin',
		'permissions-policy',
		'referrer-policy',
		'strict-transport-security',
		'x-content-type-options',
		'x-frame-options',
	];
	const redirected = answer.status() === 308;
	return {
		status: answer.status(),
		// Who redirects has no page to protect.
		headers: Object.fromEntries(told.slice(0, redirected ? 1 : undefined).map((name) => [name, headers[name]])),
		type: redirected ? undefined : mediaType(headers['content-type']),
		body: redirected
			? ''
			: createHash('sha256')
					.update(await answer.body())
					.digest('hex'),
	};
}

/** JSON is always UTF-8, and RFC 9239 has made the two names of JavaScript one. */
function mediaType(type = ''): string {
	return type
		.toLowerCase()
		.replace('application/javascript', 'text/javascript')
		.replace(/^(application\/json);.*/, '$1');
}

const hosts = [
	{
		program: 'nginx',
		encoding: 'gzip',
		start: (program: string, port: number) =>
			startNginx(
				program,
				`server {
	listen 127.0.0.1:${port};
	root ${process.cwd()}/dist;
	include ${process.cwd()}/build/site-nginx.conf;
}`,
			),
	},
	{
		program: 'caddy',
		encoding: 'br',
		start: (program: string, port: number) =>
			startCaddy(
				program,
				`http://127.0.0.1:${port} {
	root * ${process.cwd()}/dist
	import ${process.cwd()}/build/site-caddy.conf
}`,
			),
	},
];

for (const { program, encoding, start } of hosts) {
	test.describe(`${program} with the include that the build makes`, () => {
		test.describe.configure({ mode: 'serial' });
		const path = findPeer(program);
		test.skip(!path, `NOT TESTED: there is no ${program} on this machine`);

		let peer: PeerProcess;
		let host: APIRequestContext;
		test.beforeAll(async ({ playwright }) => {
			const port = await freePort();
			peer = await start(path as string, port);
			host = await playwright.request.newContext({ baseURL: `http://127.0.0.1:${port}` });
		});
		test.afterAll(async () => {
			await host?.dispose();
			await peer?.end();
		});

		test('answers as the service does', async ({ request: service }) => {
			for (const address of addresses) {
				const options = { maxRedirects: 0 };
				const [own, theirs] = await Promise.all([service.get(address, options), host.get(address, options)]);
				expect.soft(await answerOf(theirs), address).toEqual(await answerOf(own));
			}
		});

		test('sends the page for unknown paths whole, whatever the request says', async () => {
			for (const [name, value] of Object.entries({ 'if-none-match': '*', range: 'bytes=0-9' })) {
				const answer = await host.get('/nothing', { headers: { [name]: value } });
				expect(answer.status()).toBe(404);
				expect(await answer.text()).toBe(readFileSync('dist/404.html', 'utf8'));
			}
		});

		test('sends the compressed files of the build', async () => {
			const answer = await host.get('/maternity', { headers: { 'accept-encoding': encoding } });
			expect(answer.headers()).toMatchObject({
				'content-encoding': encoding,
				vary: expect.stringMatching(/accept-encoding/i),
				etag: expect.stringMatching(/./),
			});
			expect(await answer.text()).toBe(readFileSync('dist/maternity.html', 'utf8'));
		});

		test('lets a page of any origin ask whether it may read the widget', async ({ request: service }) => {
			const options = {
				method: 'OPTIONS',
				headers: { origin: 'https://partner.example', 'access-control-request-method': 'GET' },
			};
			for (const one of [service, host]) {
				const answer = await one.fetch('/widget/v1/quote-widget.js', options);
				expect(answer.status()).toBe(204);
				expect(answer.headers()).toMatchObject({
					'access-control-allow-origin': '*',
					'access-control-allow-methods': 'GET, HEAD',
					'access-control-allow-headers': '*',
					'access-control-max-age': '7200',
				});
			}
		});
	});
}
