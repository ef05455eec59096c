/** Tests of the files in `deploy/` (systemd units, start script, environment file, command line), and of containers. */

import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import { expect, test } from '@playwright/test';
import { findPeer } from '../../scripts/testing/find-peer.ts';
import { freePort } from '../../scripts/testing/free-port.ts';
import { guideBlocks } from './guide.ts';

const analyze = findPeer('systemd-analyze');
const outputPath = (name: string) => test.info().outputPath(name);

test.describe('the units', () => {
	test.skip(!analyze, 'NOT TESTED: there is no systemd-analyze on this machine');
	const units = ['quotes.service', 'quotes.socket', 'quotes-backup.service', 'quotes-backup.timer'];
	test.beforeEach(() => {
		for (const unit of units) {
			const text = readFileSync(`deploy/${unit}`, 'utf8');
			writeFileSync(outputPath(unit), text.replaceAll('/srv/quote-site', process.cwd()));
		}
	});
	const run = (...args: string[]) => spawnSync(analyze as string, args, { encoding: 'utf8' });

	test('are accepted by systemd', () => {
		const { status, stdout, stderr } = run('verify', ...units.map(outputPath));
		expect({ status, output: stdout + stderr }).toEqual({ status: 0, output: '' });
	});

	test('restrict what a compromised service could do', () => {
		for (const unit of ['quotes.service', 'quotes-backup.service']) {
			const { status, stdout } = run('security', '--offline=true', '--threshold=40', outputPath(unit));
			expect(status, stdout).toBe(0);
			expect(Number(stdout.match(/Overall exposure level for \S+: ([\d.]+)/)?.[1])).toBeLessThan(4);
		}
	});
});

test('the start of the service waits until it is ready, also while its process is root’s', ({ baseURL }) => {
	test.skip(process.getuid?.() !== 0, 'NOT TESTED: only root starts processes of other users');
	// Starts Node with the script's text as root, and then changes the user: another user can read neither Node nor the script
	// if the project is below /root.
	const asNobody = 'process.setgid(65534); process.setuid(65534);';
	const script = asNobody + readFileSync('deploy/wait-until-ready.mjs', 'utf8');
	const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
		env: { MAINPID: String(process.pid), PORT: new URL(baseURL as string).port },
		encoding: 'utf8',
	});
	expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});

test('the start fails if the service exits, though systemd holds its port', async () => {
	const held = createServer().listen(0, '127.0.0.1');
	await once(held, 'listening');
	const service = spawn('sleep', ['1']);
	const { port } = held.address() as AddressInfo;
	const env = { MAINPID: String(service.pid), PORT: String(port) };
	const waiting = spawn(process.execPath, ['deploy/wait-until-ready.mjs'], { env, stdio: 'ignore' });
	expect(await once(waiting, 'close')).toEqual([1, null]);
	held.close();
});

test('a port other than the socket’s is reported', async () => {
	const activate = findPeer('systemd-socket-activate');
	test.skip(!activate, 'NOT TESTED: there is no systemd on this machine');
	const port = await freePort();
	const service = spawn(
		activate as string,
		[`--listen=127.0.0.1:${port}`, '--setenv=PORT=1', process.execPath, 'build/server/server.js'],
		{ stdio: ['ignore', 'ignore', 'pipe'] },
	);
	let output = '';
	service.stderr.setEncoding('utf8').on('data', (text) => {
		output += text;
	});
	await expect.poll(() => output).toContain('Listening on');
	// The first connection starts the service, and is reset when the service exits.
	connect(port, '127.0.0.1').on('error', () => {});
	await once(service, 'close');
	expect(output).toContain(`PORT is 1, and systemd holds port ${port}: write the same into ListenStream`);
});

/** All settings of the sample environment file, including those commented out. */
function sampleEnvironment(): Record<string, string> {
	const lines = readFileSync('deploy/quotes.env', 'utf8').match(/^#?[A-Z_]+=.*$/gm) ?? [];
	return Object.fromEntries(lines.map((line) => line.match(/^#?([A-Z_]+)='([^']*)'$/)?.slice(1) ?? []));
}

test('a shell and systemd read the same values from the environment file', () => {
	const values = { ...sampleEnvironment(), MAIL_FROM: '"Quotes, #1" <quotes@quotes.example>' };
	expect(values).toMatchObject({ DATA_DIR: '/var/lib/quotes', ENQUIRY_MAIL_TO: expect.stringContaining(', ') });
	const file = outputPath('quotes.conf');
	const lines = Object.entries(values).map(([name, value]) => `${name}='${value}'`);
	writeFileSync(file, `${lines.join('\n')}\n`);

	const shell = `set -a; . ${file}; set +a; exec env -0`;
	const output = execFileSync('env', ['-i', `PATH=${process.env.PATH}`, 'sh', '-c', shell], { encoding: 'utf8' });
	const byShell = Object.fromEntries(output.split('\0').map((line) => line.split(/=(.*)/s).slice(0, 2)));
	expect(byShell).toMatchObject(values);

	const generator = '/usr/lib/systemd/user-environment-generators/30-systemd-environment-d-generator';
	test.skip(!analyze, 'NOT TESTED: there is no systemd on this machine');
	mkdirSync(outputPath('environment.d'));
	writeFileSync(outputPath('environment.d/quotes.conf'), readFileSync(file));
	const bySystemd = execFileSync(generator, { env: { XDG_CONFIG_HOME: outputPath('') }, encoding: 'utf8' });
	for (const [name, value] of Object.entries(values)) {
		const line = bySystemd.split('\n').find((one) => one.startsWith(`${name}=`)) ?? '';
		expect(execFileSync('sh', ['-c', `${line}; printf %s "$${name}"`], { encoding: 'utf8' })).toBe(value);
	}
});

test('the installed command line reads the settings of the unit, and passes its arguments on', () => {
	const [settings, store] = [outputPath('settings'), outputPath('a store')];
	writeFileSync(settings, `DATA_DIR='${store}'\n`);
	const script = readFileSync('deploy/enquiries', 'utf8')
		.replace('runuser -u quotes --', 'env -i')
		.replace('/etc/quotes.env', settings)
		.replace('/srv/quote-site', process.cwd());
	const run = (...args: string[]) => spawnSync('sh', ['-c', script, 'enquiries', ...args], { encoding: 'utf8' });
	expect(run('list')).toMatchObject({ status: 1, stderr: expect.stringContaining(`no store in ${store}`) });
	expect(run('two words')).toMatchObject({ status: 2, stderr: expect.stringContaining('no command two words') });
});

test('a restore in a container without a back-up keeps the store', () => {
	const [data, backups] = [outputPath('data'), outputPath('backups')];
	for (const folder of [data, backups]) mkdirSync(folder);
	const [restore = ''] = guideBlocks('other-set-ups', 'Restore in a container', 'sh');
	const [, script = ''] = restore.match(/sh -ec '(.*)'/s) ?? [];
	expect(script).toContain('/backups/enquiries-*.sqlite');
	const inFolders = script.replaceAll(' /data/', ` ${data}/`).replaceAll(/(?<=[ (])\/backups\//g, `${backups}/`);
	const env = { PATH: process.env.PATH, DATA_DIR: data };
	const run = () => spawnSync('sh', ['-ec', inFolders], { env, encoding: 'utf8' });

	writeFileSync(`${data}/enquiries.sqlite`, 'the store');
	expect(run()).toMatchObject({ status: 1, stderr: expect.stringContaining('cp: ') });
	expect(readdirSync(data)).toEqual(['enquiries.sqlite']);

	writeFileSync(`${backups}/enquiries-1.sqlite`, 'the first back-up');
	writeFileSync(`${backups}/enquiries-2.sqlite`, 'the newest back-up');
	run();
	expect(readFileSync(`${data}/enquiries.sqlite`, 'utf8')).toBe('the newest back-up');
});

test('the image runs on the Node of the packages', () => {
	const { node } = JSON.parse(readFileSync('package.json', 'utf8')).dependencies;
	const stages = readFileSync('Dockerfile', 'utf8')
		.split('\n')
		.filter((line) => line.startsWith('FROM '));
	for (const stage of stages) expect(stage).toContain(`node:${node}-`);
	expect(stages).toHaveLength(2);
});
