/** Tests of the log: it contains no personal data, and a failed write does not end the service. */

import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { closeSync, openSync } from 'node:fs';
import { expect, test } from 'vitest';
import { testFolder } from '../../scripts/testing/test-folder.ts';
import { postEnquiry, startService } from '../testing/service.ts';

/** Runs a program with a log in a new process. */
function runWithLog(program: string, stderr: number | 'pipe' = 'pipe') {
	const whole = `
		import { createLog } from '${import.meta.resolve('./log.ts')}';
		const log = createLog('info');
		const quoting = Object.assign(new Error('Mei Ling\\n    was here'), { code: '23505', detail: 'Mei' });
		${program}`;
	const stdio: ['ignore', 'pipe', number | 'pipe'] = ['ignore', 'pipe', stderr];
	return spawnSync(process.execPath, ['--input-type=module', '--eval', whole], { stdio, encoding: 'utf8' });
}

test('no log line holds personal data, however the request ends', async () => {
	const service = await startService({ DATA_DIR: testFolder(), LOG_LEVEL: 'trace', RATE_LIMIT_PER_MINUTE: '10' });
	const enquiry = { additionalInfo: 'Quagga', page: 'https://quagga.example/?name=quagga' };
	const key = randomUUID();
	const headers = { 'content-type': 'application/json' };
	const broken = { method: 'POST', headers, body: '{"name": "Quagga' };
	const answers = [
		await postEnquiry(service.url, enquiry, key),
		await postEnquiry(service.url, { ...enquiry, name: 'Quagga' }, key),
		await postEnquiry(service.url, { ...enquiry, email: 'quagga' }),
		await postEnquiry(service.url, { ...enquiry, additionalInfo: 'quagga'.repeat(4000) }),
		await fetch(`${service.url}/api/enquiries?email=quagga@quagga.example`, broken),
		await fetch(`${service.url}/quagga?email=quagga@quagga.example`),
	];
	for (let count = 0; count < 10; count++) answers.push(await postEnquiry(service.url, enquiry));
	expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409, 422, 413, 400, 404, 429]));
	expect(await service.end()).toBe(0);
	expect(service.log()).toContain('closed');
	expect(service.log()).not.toMatch(/quagga|mei@|Mei Ling|8123|127\.0\.0\.1:\d+.*POST/i);
});

test('an error is logged with class, code and stack, and with its message only if it is one of ours', () => {
	const { stderr } = runWithLog(`
		const request = { url: '/?name=Mei' };
		log.error({ err: quoting, req: request, res: request }, 'failed');
		log.error(quoting);
		log.error({ err: quoting });
		log.child({}).error({ err: quoting }, quoting.message);
		log.error({ err: 'Mei Ling' }, 'failed');
		try { JSON.parse('Mei Ling'); } catch (error) { log.error({ err: error }, 'failed'); }
		log.error({ err: new Error('the lease has expired') }, 'failed');`);
	const lines = stderr.match(/.+/g)?.map((line) => JSON.parse(line));
	const err = { type: 'Error', code: '23505', stack: expect.stringMatching(/^\s+at /) };
	expect(lines).toMatchObject([
		{ level: 50, msg: 'failed', err },
		...Array(3).fill({ msg: 'unexpected error', err }),
		{ msg: 'failed', err: { type: 'string' } },
		{ msg: 'failed', err: { type: 'SyntaxError' } },
		{ msg: 'failed', err: { message: 'the lease has expired' } },
	]);
	expect(stderr).not.toMatch(/mei|was here/i);
});

test('the service survives a log that cannot be written', () => {
	const full = openSync('/dev/full', 'w');
	const program = `
		for (let line = 0; line < 100; line++) log.info('a line');
		setTimeout(() => console.log('still there'), 100);`;
	const { status, stdout } = runWithLog(program, full);
	closeSync(full);
	expect({ status, stdout }).toEqual({ status: 0, stdout: 'still there\n' });
});
