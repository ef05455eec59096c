/** Tests of the service behind nginx and Caddy, with the configurations in `deploy/`. */

import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect } from 'node:tls';
import { expect, request, test } from '@playwright/test';
import { findPeer } from '../../scripts/testing/find-peer.ts';
import { freePort } from '../../scripts/testing/free-port.ts';
import { builtServer, startServerProcess } from '../../scripts/testing/start-server.ts';
import { enquiry } from './enquiry.ts';
import { makeCertificate, startCaddy, startNginx } from './peer-process.ts';

interface Addresses {
	port: number;
	/** Host and port of the service. */
	service: string;
}

/** `deploy/nginx.conf` with the test's ports and certificate. */
function nginxConfig({ port, service }: Addresses, plainPort: number): string {
	const [key, certificate] = [test.info().outputPath('key'), test.info().outputPath('certificate')];
	makeCertificate('quotes.example', key, certificate);
	return readFileSync('deploy/nginx.conf', 'utf8')
		.replaceAll(/listen \[::\].*/g, '')
		.replace('listen 443', `listen 127.0.0.1:${port}`)
		.replace('listen 80', `listen 127.0.0.1:${plainPort}`)
		.replace(/\/etc\S+fullchain.pem/, certificate)
		.replace(/\/etc\S+privkey.pem/, key)
		.replaceAll('127.0.0.1:3000', service);
}

function caddyConfig({ port, service }: Addresses): string {
	return readFileSync('deploy/Caddyfile', 'utf8')
		.replace(/^\{\$SITE:quotes.example\}/m, `http://127.0.0.1:${port}`)
		.replaceAll('127.0.0.1:3000', service);
}

const proxies = [
	{
		program: 'nginx',
		scheme: 'https',
		run: async (program: string, addresses: Addresses) => startNginx(program, nginxConfig(addresses, await freePort())),
	},
	{
		program: 'caddy',
		scheme: 'http',
		run: (program: string, addresses: Addresses) => startCaddy(program, caddyConfig(addresses)),
	},
];

for (const { program, scheme, run } of proxies) {
	test.describe(`behind ${program}`, () => {
		const path = findPeer(program);
		test.skip(!path, `NOT TESTED: there is no ${program} on this machine`);

		/** Starts the proxy in front of a service on `servicePort`. `port` is the proxy's, and `post` sends an enquiry through it. */
		async function start(servicePort: number | string) {
			const port = await freePort();
			const peer = await run(path as string, { port, service: `127.0.0.1:${servicePort}` });
			const proxy = await request.newContext({ baseURL: `${scheme}://127.0.0.1:${port}`, ignoreHTTPSErrors: true });
			const post = (data: object, key: string = randomUUID()) =>
				proxy.post('/api/enquiries', { data, headers: { 'idempotency-key': key } });
			return { ...peer, port, proxy, post };
		}

		test('the service is reached', async ({ baseURL }) => {
			await using front = await start(new URL(baseURL as string).port);
			const { proxy, post } = front;
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

		test('an API caller gets problem+json from a proxy, too', async () => {
			await using front = await start(9);
			const { proxy, post } = front;
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
			expect([page.status(), page.headers()['content-type']]).toEqual([503, 'text/html; charset=utf-8']);
			const shown = await page.text();
			for (const title of ['Back in a moment', '请稍候', 'Tunggu sebentar', 'சற்றுப் பொறுங்கள்'])
				expect(shown).toContain(title);
		});

		if (program === 'caddy')
			test('of 20 requests a second none fails during a restart', async () => {
				const environment = {
					PORT: String(await freePort()),
					DATA_DIR: test.info().outputPath('store'),
					RATE_LIMIT_PER_MINUTE: '1000',
				};
				await using front = await start(environment.PORT);
				const { proxy, post } = front;
				await using services = new AsyncDisposableStack();
				const startService = async () => services.use(await startServerProcess(builtServer, environment));
				let service = await startService();
				const answers: Promise<number>[] = [];
				const getPage = async () => (await proxy.get('/maternity')).status();
				/** After a response with `Retry-After`, sends again with the same idempotency key, as the widget does, but at once. */
				const send = async (key = randomUUID()): Promise<number> => {
					const answer = await post(enquiry, key);
					return answer.headers()['retry-after'] ? send(key) : answer.status();
				};
				const timer = setInterval(() => {
					answers.push((answers.length % 2 ? send() : getPage()).catch(() => 0));
				}, 50);
				const answered = (count: number) =>
					expect.poll(() => answers.length, { timeout: 20_000 }).toBeGreaterThan(count);
				for (const round of [1, 2, 3]) {
					await answered(round * 40);
					await service.end();
					service = await startService();
				}
				await answered(160);
				clearInterval(timer);
				expect((await Promise.all(answers)).filter((status) => status !== 200 && status !== 201)).toEqual([]);
			});

		if (program === 'nginx')
			test('browsers are offered HTTP/2', async () => {
				await using front = await start(9);
				const socket = connect({ port: front.port, rejectUnauthorized: false, ALPNProtocols: ['h2', 'http/1.1'] });
				await once(socket, 'secureConnect');
				expect(socket.alpnProtocol).toBe('h2');
				socket.destroy();
			});
	});
}
