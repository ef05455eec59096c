/** Tests of the built server and command line, in a folder without packages or sources. */

import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join, resolve } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { builtServer, type ServerProcess } from '../../scripts/testing/start-server.ts';
import { testFolder } from '../../scripts/testing/test-folder.ts';
import { postEnquiry, startService } from '../testing/service.ts';

const folder = testFolder();
const built = join(folder, 'build/server');
const environment = { DATA_DIR: join(folder, 'store') };

let service: ServerProcess;
beforeAll(async () => {
	cpSync(dirname(builtServer), built, { recursive: true });
	mkdirSync(join(folder, 'dist'));
	writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
	writeFileSync(join(folder, 'dist/index.html'), 'the built page');
	service = await startService(environment, join(built, 'server.js'));
	return async () => expect(await service.end()).toBe(0);
});

/** An old Node in PATH, which an operator could run by mistake instead of the packaged Node. Undefined if there is none. */
const oldNode = (process.env.PATH ?? '')
	.split(delimiter)
	.filter((path) => !path.includes('node_modules'))
	.map((path) => join(path, 'node'))
	.find((node) => existsSync(node) && Number.parseInt(versionOf(node), 10) < 24);

function versionOf(node: string): string {
	return execFileSync(node, ['-p', 'process.versions.node'], { encoding: 'utf8' });
}

function run(...args: string[]) {
	const { status, stdout, stderr } = spawnSync(process.execPath, [join(built, 'enquiries-cli.js'), ...args], {
		cwd: folder,
		env: { ...environment, WEBHOOK_URL: `${service.url}/livez`, WEBHOOK_SECRET: `whsec_${'a'.repeat(32)}` },
		encoding: 'utf8',
	});
	return { code: status, out: stdout, messages: stderr };
}

test('the server finds the site beside its own build, and no page at a path that cannot be decoded', async () => {
	expect(await (await fetch(service.url)).text()).toBe('the built page');
	const answer = await fetch(`${service.url}/%`);
	expect(answer.status).toBe(404);
	expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
});

test('the source maps point from the build to the sources', () => {
	const { sources } = JSON.parse(readFileSync(`${builtServer}.map`, 'utf8'));
	const places = sources.map((source: string) => resolve(dirname(builtServer), source));
	expect(places).toContain(resolve('server/service/server.ts'));
});

test('the command line exports what the server stored', async () => {
	const answer = await postEnquiry(service.url, { name: 'Built' });
	const { reference, receivedAt } = await answer.json();
	expect(answer.status).toBe(201);
	const exported = run('export', '--format', 'jsonl');
	expect(exported).toMatchObject({ code: 0, messages: '' });
	expect(JSON.parse(exported.out)).toMatchObject({ reference, receivedAt, name: 'Built' });
});

test('the command line reaches a webhook and prints its answer', () => {
	expect(run('deliveries', '--test', 'webhook')).toMatchObject({ code: 1, messages: expect.stringContaining('404') });
});

/** Makes the current Node report an old version, if there is no old Node. Then parsing by an old Node is not tested. */
const reportOldVersion =
	"data:text/javascript,Object.defineProperty(process, 'versions', { value: { node: '20.1.0' } })";

test.each([
	['server.js', 'npm start'],
	['enquiries-cli.js', 'npm run enquiries'],
])('%s on an old Node says what to run instead', (program, command) => {
	const [node, ...options] = oldNode ? [oldNode] : [process.execPath, '--import', reportOldVersion];
	const args = [...options, join(built, program)];
	const { status, stdout, stderr } = spawnSync(node, args, { env: environment, encoding: 'utf8' });
	const words = new RegExp(`^Node 24 or newer is needed, and this is [\\d.]+: run "${command}", [^\\n]*\\.\\n$`);
	expect({ status, stdout, stderr }).toEqual({ status: 1, stdout: '', stderr: expect.stringMatching(words) });
});
