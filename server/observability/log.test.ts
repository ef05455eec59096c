/** Everything a running service and its command line write down, searched for what a person said. */

import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { closeSync, openSync, rmSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sampleEnquiry } from '../testing/sample-enquiry.ts';
import { postEnquiry, startService } from '../testing/service.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

test('no log line holds personal data, however the request ends', async () => {
	const folder = temporaryFolder();
	const service = await startService({ DATA_DIR: folder, LOG_LEVEL: 'trace', RATE_LIMIT_PER_MINUTE: '10' });
	const enquiry = sampleEnquiry({ additionalInfo: 'Quagga', page: 'https://quagga.example/?name=quagga' });
	const key = randomUUID();
	const answers = [
		await postEnquiry(service.url, enquiry, key),
		await postEnquiry(service.url, { ...enquiry, name: 'Quagga' }, key),
		await postEnquiry(service.url, { ...enquiry, email: 'quagga' }),
		await postEnquiry(service.url, { ...enquiry, additionalInfo: 'quagga'.repeat(4000) }),
		await fetch(`${service.url}/api/enquiries?email=quagga@quagga.example`, {
			method: 'POST',
			headers: { 'content-type': 'application/json' },
			body: '{"name": "Quagga',
		}),
		await fetch(`${service.url}/quagga?email=quagga@quagga.example`),
	];
	for (let count = 0; count < 10; count++) answers.push(await postEnquiry(service.url, enquiry));
	expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409, 422, 413, 400, 404, 429]));
	expect(await service.end()).toBe(0);
	expect(service.log()).toContain('closed');
	expect(service.log()).not.toMatch(/quagga|mei@|Mei Ling|8123|127\.0\.0\.1:\d+.*POST/i);
	rmSync(folder, { recursive: true });
});

test('of an error, the log holds class, code and place, and none of its words', () => {
	const program = `
		import { createLog } from '${import.meta.resolve('./log.ts')}';
		class Quoting extends Error { name = 'Quoting'; code = '23505'; detail = 'Key (email)=(mei@example.com)'; }
		const request = { url: '/?name=Mei' };
		createLog('info').error({ err: new Quoting('Mei Ling\\n    was here'), req: request, res: request }, 'request failed');
		createLog('info').error({ err: 'Mei Ling' }, 'request failed');`;
	const { stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], { encoding: 'utf8' });
	const [thrown, text] = stderr
		.trim()
		.split('\n')
		.map((line) => JSON.parse(line));
	expect(thrown).toMatchObject({ level: 50, msg: 'request failed', err: { type: 'Quoting', code: '23505' } });
	expect(thrown.err.stack).toMatch(/^\s+at /);
	expect(text).toMatchObject({ msg: 'request failed', err: { type: 'string' } });
	expect(stderr).not.toMatch(/mei|was here/i);
});

test('an error of our own keeps its message, one of a driver or of JSON.parse does not', () => {
	const program = `
		import { createLog } from '${import.meta.resolve('./log.ts')}';
		const log = createLog('info');
		log.error({ err: new Error('the lease has expired') }, 'failed');
		log.error({ err: Object.assign(new Error('Mei Ling'), { code: 'ERR_SQLITE_ERROR' }) }, 'failed');
		try { JSON.parse('Mei Ling'); } catch (error) { log.error({ err: error }, 'failed'); }`;
	const { stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], { encoding: 'utf8' });
	expect(JSON.parse(stderr.split('\n')[0] ?? '').err.message).toBe('the lease has expired');
	expect(stderr.trim().split('\n')).toHaveLength(3);
	expect(stderr).not.toContain('Mei');
});

test.each([
	['the error alone', 'error'],
	['the error beside other fields', '{ err: error }'],
	['the message of the error, as Fastify does', '{ err: error }, error.message'],
])('a call with %s has none of its words', (_case, args) => {
	const program = `
		import { createLog } from '${import.meta.resolve('./log.ts')}';
		const error = Object.assign(new Error('Mei Ling'), { code: '23505' });
		for (const log of [createLog('info'), createLog('info').child({})]) log.error(${args});`;
	const { stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], { encoding: 'utf8' });
	const lines = stderr.trim().split('\n');
	expect(lines).toHaveLength(2);
	for (const line of lines)
		expect(JSON.parse(line)).toMatchObject({ msg: 'unexpected error', err: { type: 'Error', code: '23505' } });
	expect(stderr).not.toContain('Mei');
});

test('a log that cannot be written ends nothing', () => {
	const program = `
		import { createLog } from '${import.meta.resolve('./log.ts')}';
		const log = createLog('info');
		for (let line = 0; line < 100; line++) log.info('a line');
		setTimeout(() => console.log('still there'), 100);`;
	const full = openSync('/dev/full', 'w');
	const { status, stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
		stdio: ['ignore', 'pipe', full],
		encoding: 'utf8',
	});
	closeSync(full);
	expect({ status, stdout }).toEqual({ status: 0, stdout: 'still there\n' });
});
