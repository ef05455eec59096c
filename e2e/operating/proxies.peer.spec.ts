/** nginx and Caddy in front of the service, with the configurations that the guide gives. */

import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from 'node:tls';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { findPeer } from '../../scripts/testing/find-peer.ts';
import { freePort } from '../../scripts/testing/free-port.ts';
import { builtServer, type ServerProcess, startServerProcess } from '../../scripts/testing/start-server.ts';
import { languages } from '../../shared/content/languages.ts';
import { words } from '../../shared/content/words/words.ts';
import { enquiry } from './enquiry.ts';
import { makeCertificate, type PeerProcess, startCaddy, startNginx } from './peer-process.ts';

// The tests share a folder.
test.describe.configure({ mode: 'default' });

let folder: string;
test.beforeAll(() => {
	folder = mkdtempSync(join(tmpdir(), 'quote-site-proxy-'));
});
test.afterAll(() => rmSync(folder, { recursive: true }));

interface Place {
	port: number;
	/** Where the service is, as host and port. */
	service: string;
}

/** The guide's file, for a place on this machine. */
function nginxConfig({ port, service }: Place, plainPort: number): string {
	const key = join(folder, `${port}.key`);
	const certificate = join(folder, `${port}.crt`);
	makeCertificate('quotes.example', key, certificate);
	return readFileSync('deploy/nginx.conf', 'utf8')
		.replaceAll(/listen \[::\].*/g, '')
		.replace('listen 443', `listen 127.0.0.1:${port}`)
		.replace('listen 80', `listen 127.0.0.1:${plainPort}`)
		.replace(/\/etc\S+fullchain.pem/, certificate)
		.replace(/\/etc\S+privkey.pem/, key)
		.replaceAll('127.0.0.1:3000', service);
}

function caddyConfig({ port, service }: Place): string {
	return readFileSync('deploy/Caddyfile', 'utf8')
		.replace(/^\{\$SITE:quotes.example\}/m, `http://127.0.0.1:${port}`)
		.replaceAll('127.0.0.1:3000', service);
}

const proxies = [
	{
		program: 'nginx',
		scheme: 'https',
		start: async (program: string, place: Place) => startNginx(program, nginxConfig(place, await freePort())),
	},
	{
		program: 'caddy',
		scheme: 'http',
		start: (program: string, place: Place) => startCaddy(program, caddyConfig(place)),
	},
];

for (const { program, scheme, start } of proxies) {
	test.describe(`behind ${program}`, () => {
		const path = findPeer(program);
		test.skip(!path, `NOT TESTED: there is no ${program} on this machine`);

		let peer: PeerProcess;
		let proxy: APIRequestContext;
		let port: number;
		let restarted: ServerProcess | undefined;
		test.afterEach(async () => {
			await peer?.end();
			await restarted?.end();
		});

		const post = (data: object) => proxy.post('/api/enquiries', { data, headers: { 'idempotency-key': randomUUID() } });

		test('the service is reached', async ({ playwright, baseURL }) => {
			port = await freePort();
			const service = `127.0.0.1:${new URL(baseURL as string).port}`;
			peer = await start(path as string, { port, service });
			proxy = await playwright.request.newContext({
				baseURL: `${scheme}://127.0.0.1:${port}`,
				ignoreHTTPSErrors: true,
			});
			expect((await post(enquiry)).status()).toBe(201);
			const refused = await post({ ...enquiry, name: '' });
			expect(refused.status()).toBe(422);
			expect((await refused.json()).errors).toEqual([{ field: 'name', message: expect.any(String) }]);
			const large = await post({ ...enquiry, additionalInfo: 'x'.repeat(40_000) });
			expect(large.status()).toBe(413);
			expect(large.headers()['content-type']).toContain('application/problem+json');
			expect((await proxy.get('/metrics')).status()).toBe(404);
			for (const probe of ['/livez', '/healthz'])
				expect(await (await proxy.get(probe)).json()).toEqual({ status: 'ok' });
			expect(await (await proxy.get('/maternity/')).text()).toBe(readFileSync('dist/maternity.html', 'utf8'));
			expect((await proxy.get('/nothing')).status()).toBe(404);
		});

		test('an API caller gets problem+json from a proxy, too', async ({ playwright }) => {
			port = await freePort();
			peer = await start(path as string, { port, service: '127.0.0.1:9' });
			proxy = await playwright.request.newContext({
				baseURL: `${scheme}://127.0.0.1:${port}`,
				ignoreHTTPSErrors: true,
			});
			const away = await post(enquiry);
			expect(away.status()).toBe(503);
			expect(away.headers()).toMatchObject({
				'content-type': 'application/problem+json',
				'cache-control': 'no-store',
				'retry-after': '5',
				'access-control-allow-origin': '*',
			});
			expect(await away.json()).toMatchObject({ status: 503, title: 'Service Unavailable' });
			const page = await proxy.get('/maternity');
			expect({ status: page.status(), type: page.headers()['content-type'] }).toEqual({
				status: 503,
				type: 'text/html; charset=utf-8',
			});
			const shown = await page.text();
			for (const language of languages) {
				const { title, text } = words[language].startingCopy;
				expect(shown).toContain(title);
				expect(shown).toContain(`${text}</p>`);
			}
		});

		if (program === 'caddy')
			test('of 20 requests a second none fails for a restart', async ({ playwright }) => {
				const environment = { PORT: String(await freePort()), DATA_DIR: join(folder, 'store') };
				port = await freePort();
				peer = await start(path as string, { port, service: `127.0.0.1:${environment.PORT}` });
				proxy = await playwright.request.newContext({ baseURL: `${scheme}://127.0.0.1:${port}` });
				restarted = await startServerProcess(builtServer, environment);
				const answers: Promise<number>[] = [];
				const getPage = async () => (await proxy.get('/maternity')).status();
				/** As the widget does: under the same key, when it is asked to come again. */
				const send = async (key = randomUUID()): Promise<number> => {
					const answer = await proxy.post('/api/enquiries', { data: enquiry, headers: { 'idempotency-key': key } });
					return answer.headers()['retry-after'] ? send(key) : answer.status();
				};
				const asking = setInterval(() => {
					answers.push((answers.length % 2 ? send() : getPage()).catch(() => 0));
				}, 50);
				const asked = (count: number) => expect.poll(() => answers.length, { timeout: 20_000 }).toBeGreaterThan(count);
				for (const round of [1, 2, 3]) {
					await asked(round * 40);
					await restarted.end();
					restarted = await startServerProcess(builtServer, environment);
				}
				await asked(160);
				clearInterval(asking);
				expect((await Promise.all(answers)).filter((status) => status !== 200 && status !== 201)).toEqual([]);
			});

		if (program === 'nginx')
			test('browsers are offered HTTP/2', async () => {
				port = await freePort();
				peer = await start(path as string, { port, service: '127.0.0.1:9' });
				const socket = connect({ port, rejectUnauthorized: false, ALPNProtocols: ['h2', 'http/1.1'] });
				await once(socket, 'secureConnect');
				expect(socket.alpnProtocol).toBe('h2');
				socket.destroy();
			});
	});
}
