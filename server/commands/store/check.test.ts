/** Tests that `check` names what is wrong, missing or still an example value, and changes nothing. */

import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { beforeAll, expect, test } from 'vitest';
import { freePort } from '../../../scripts/testing/free-port.ts';
import { type MailServer, startMailServer } from '../../../scripts/testing/start-mail-server.ts';
import { cleanEnvironment } from '../../../scripts/testing/start-server.ts';
import { testFolder } from '../../../scripts/testing/test-folder.ts';
import { sqlitePath } from '../../database/engines/sqlite.ts';
import { answer, startReceiver } from '../../testing/receiver.ts';
import { builtCommandLine, encryptionKey, runCommand, storeEnquiry } from '../../testing/service.ts';

const folder = testFolder();
const backups = join(folder, 'backups');
const healthy = { DATA_DIR: join(folder, 'data'), ENCRYPTION_KEY: encryptionKey('c'), BACKUP_DIR: backups };
let mailServer: MailServer;
beforeAll(async () => {
	const reference = await storeEnquiry(healthy);
	await runCommand(healthy, 'answered', reference);
	mkdirSync(backups);
	writeFileSync(join(backups, 'enquiries-2026-11-25-033000.sqlite'), '');
	mailServer = await startMailServer();
	return mailServer.close;
});

const mail = () => ({
	SMTP_URL: mailServer.url,
	MAIL_FROM: 'Quotes <quotes@quotes.sg>',
	ENQUIRY_MAIL_TO: 'advisers@quotes.sg',
});
const check = (changes: Record<string, string> = {}) => runCommand({ ...healthy, ...mail(), ...changes }, 'check');
/** Findings about the repository's example content, which `check` always reports. */
const ofContent = /^(shared\/content\/|"legalUpdated"|NOBODY HAS CONFIRMED|NO COUNSEL HAS CONFIRMED)/;
const found = async (changes?: Record<string, string>) => {
	const { out } = await check(changes);
	return out.split('\n').filter((line) => line && !ofContent.test(line));
};

test('reports unfinished content and the number of things to do', async () => {
	const { code, out, messages } = await check();
	expect(out).toMatch(/^shared\/content\/brand\.json still has EXAMPLE VALUES: name, legalName, .*\.\n/);
	expect(out).toContain('shared/content/plans.json has NO SOURCE of the figures of plan-1');
	expect({ code, messages }).toEqual({ code: 1, messages: `${out.match(/\n/g)?.length} things to do.\n` });
	expect(await found()).toEqual([]);
});

test('says that a firm outside the operator’s domain must be licensed, and counts it as no fault', async () => {
	const { out, messages } = await check({ ENQUIRY_MAIL_TO: 'Advisers@QUOTES.sg, Delta FA <desk@delta.sg>' });
	const [advice, summary] = messages.split('\n');
	expect(advice).toMatch(/^ENQUIRY_MAIL_TO names Delta FA <desk@delta\.sg>, .* look the firm up in MAS's registers\.$/);
	expect(summary).toBe(`${out.match(/\n/g)?.length} things to do.`);
});

const closed = await freePort();
const SMTP_URL = `smtp://127.0.0.1:${closed}`;
const webhookAt = (port: number) => ({
	WEBHOOK_URL: `http://127.0.0.1:${port}/`,
	WEBHOOK_SECRET: `whsec_${Buffer.alloc(24).toString('base64')}`,
});
test.each<[string, Record<string, string>, RegExp]>([
	['an example', { PUBLIC_ORIGIN: 'https://localhost.example' }, /^PUBLIC_ORIGIN has still an example value\.$/],
	['no key', { ENCRYPTION_KEY: '' }, /An enquiry is encrypted with the key \w{12} that ENCRYPTION_KEY does not hold/],
	['no store', { DATA_DIR: join(folder, 'none') }, /^There is no store in .*none yet: the first start makes one\.$/],
	['another retention', { RETENTION_DAYS: '365' }, /^RETENTION_DAYS is 365, and the privacy policy PROMISES 730: /],
	['no back-ups', { BACKUP_DIR: folder }, /^There is no back-up in /],
	['a webhook that is away', webhookAt(closed), /^The receiver webhook cannot be reached: ECONNREFUSED\.$/],
	['a mail server that is away', { SMTP_URL }, /SMTP_URL cannot be reached: ECONNREFUSED\.$/],
])('reports %s', async (_case, change, sentence) => {
	expect(await found(change)).toContainEqual(expect.stringMatching(sentence));
});

test('reports unanswered enquiries and dead deliveries, by target and with the mail server’s answer', async () => {
	const environment = { DATA_DIR: join(folder, 'waiting'), ENCRYPTION_KEY: healthy.ENCRYPTION_KEY };
	const references: string[] = [];
	for (const email of ['a@b.example', 'b@b.example', 'c@b.example'])
		references.push(await storeEnquiry(environment, { email }, ['email:gone@advisers.example', 'webhook', 'receipt']));
	const store = new DatabaseSync(sqlitePath(environment.DATA_DIR));
	store.exec("update deliveries set state = 'dead', finished_at = created_at, last_error = 'HTTP 500'");
	store.exec(
		"update deliveries set last_error = 'the mail server answered 550 5.1.1 no such user' where recipient like 'email%'",
	);
	store
		.prepare('update enquiries set received_at = ? where reference = ?')
		.run('2026-11-20T16:30:00.000Z', references[1] ?? '');
	store.close();
	const waiting = `, ${references[1]} the oldest. See "list --unanswered".`;
	expect(await found({ DATA_DIR: environment.DATA_DIR })).toEqual([
		'Given up for email:gone@advisers.example: 3 deliveries, the latest because the mail server answered 550 5.1.1 no such user. See "deliveries --state dead".',
		'Given up for webhook: 3 deliveries, the latest because HTTP 500. See "deliveries --state dead".',
		`Unanswered: 3 enquiries, 1 of them past the promise${waiting}`,
	]);
	for (const reference of references) await runCommand(environment, 'deliveries', '--dismiss', reference);
	await runCommand(environment, 'withdraw', '--reference', references[0] ?? '');
	await runCommand(environment, 'answered', references[2] ?? '');
	expect(await found({ DATA_DIR: environment.DATA_DIR })).toEqual([
		`Unanswered: 1 enquiry, 1 of them past the promise${waiting}`,
	]);
});

test('a wrong partners file is reported in one sentence', async () => {
	const file = join(folder, 'partners.json');
	writeFileSync(file, '[\n\t{ "id": "acme" "name": "Acme" }\n]');
	const sentence = /^PARTNERS_FILE is not valid JSON at line 2, column 17: .*partners\.json\.\n$/;
	expect(await check({ PARTNERS_FILE: file })).toMatchObject({ code: 1, messages: expect.stringMatching(sentence) });
});

test('reports an old back-up, and changes nothing', async () => {
	const [name = ''] = readdirSync(backups);
	const byHand = join(backups, 'enquiries-before-upgrade.sqlite');
	writeFileSync(byHand, '');
	utimesSync(byHand, 0, 0);
	// To `stat`, a broken link is like a back-up that was pruned after the folder was listed: no file is found.
	symlinkSync(join(backups, 'pruned'), join(backups, 'enquiries-pruned.sqlite'));
	expect(await found()).toEqual([]);
	const before = readdirSync(folder, { recursive: true }).sort();
	utimesSync(join(backups, name), new Date(), new Date(Date.now() - 30 * 60 * 60 * 1000));
	expect(await found()).toEqual([expect.stringMatching(/^The newest back-up, .*\.sqlite, is 30 hours old\.$/)]);
	expect(readdirSync(folder, { recursive: true }).sort()).toEqual(before);
});

test.each([
	['that accepts everything', answer(204)],
	['that refuses HEAD', answer(405)],
])('the built command line reaches a webhook %s', async (_case, behaviour) => {
	const receiver = await startReceiver();
	receiver.behave(behaviour);
	const env = cleanEnvironment({ ...healthy, ...receiver.environment });
	const run = promisify(execFile)(process.execPath, [builtCommandLine, 'check'], { env });
	const { stdout } = await run.catch((failed) => failed);
	expect(receiver.received).toHaveLength(1);
	expect(stdout).toContain('shared/content/brand.json still has EXAMPLE VALUES');
	expect(stdout).not.toContain('webhook');
	receiver.close();
});
