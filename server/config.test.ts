/** The settings as they are read, and one sentence about each that is wrong. */

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { brand } from '../shared/content/brand.ts';
import { readConfig, readinessWarnings } from './config.ts';
import { ConfigError } from './config-error.ts';
import { targetsFor } from './delivery/targets.ts';

const folder = mkdtempSync(join(tmpdir(), 'enquiries-config-'));
afterAll(() => rmSync(folder, { recursive: true }));

const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const key = Buffer.alloc(32, 1).toString('base64');

function partnersFile(content: unknown): string {
	const path = join(folder, `${Math.random()}.json`);
	writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
	return path;
}

/** These variables are refused, and in one sentence. */
function expectSentence(variables: Record<string, string>, sentence: RegExp): void {
	const read = () => readConfig(variables);
	expect(read).toThrow(ConfigError);
	expect(read).toThrow(sentence);
	expect(read).toThrow(/^[^\n]*[^\n.]\.$/);
}

test('nothing set: loopback, port 3000, a folder named data, no deliveries', () => {
	expect(readConfig({})).toEqual({
		port: 3000,
		host: '127.0.0.1',
		dataDir: 'data',
		databaseUrl: undefined,
		encryptionKeys: [],
		partners: [],
		webhook: null,
		allowPrivateWebhooks: false,
		mail: null,
		retentionDays: 730,
		receiptMail: false,
		receiptMailPerHour: 100,
		publicOrigin: undefined,
		rateLimitPerMinute: 60,
		trustProxy: [],
		metricsAllow: ['127.0.0.0/8', '::1/128'],
		logLevel: 'info',
	});
});

test('everything set', () => {
	const partner = {
		id: 'acme',
		name: 'Acme',
		origins: ['https://acme.example/'],
		webhookUrl: 'https://acme.example/hook',
		webhookSecret: secret,
		mailTo: ['Desk <desk@acme.example>', 'a@advisers.example'],
	};
	const config = readConfig({
		PORT: '8080',
		HOST: '0.0.0.0',
		DATABASE_URL: 'postgres://u:p@db.example/enquiries',
		ENCRYPTION_KEY: `${key}, ${key}`,
		PARTNERS_FILE: partnersFile([partner, { id: 'b', name: 'B', origins: [] }]),
		WEBHOOK_URL: 'http://127.0.0.1:9/hook',
		WEBHOOK_SECRET: secret,
		SMTP_URL: 'smtps://u:p@mail.example:465',
		ENQUIRY_MAIL_TO: 'a@advisers.example,b@advisers.example',
		TRUST_PROXY: '10.0.0.0/8, ::1',
	});
	expect(config.encryptionKeys).toHaveLength(2);
	expect(config.partners[0]).toEqual({
		id: 'acme',
		name: 'Acme',
		origins: ['https://acme.example'],
		webhook: { url: 'https://acme.example/hook', secrets: [secret] },
		mailTo: partner.mailTo,
	});
	const advisers = ['webhook', 'email:a@advisers.example', 'email:b@advisers.example'];
	expect(targetsFor(config, 'acme')).toEqual([...advisers, 'email:desk@acme.example', 'partner:acme']);
	expect(targetsFor(config, 'b')).toEqual(advisers);
	expect(config.webhook).toEqual({ url: 'http://127.0.0.1:9/hook', secrets: [secret] });
	expect(config.mail).toMatchObject({
		to: ['a@advisers.example', 'b@advisers.example'],
		from: brand.email,
	});
	expect(config.trustProxy).toEqual(['10.0.0.0/8', '::1']);
});

test('the least and the most that a number may be', () => {
	const least = { PORT: '0', RETENTION_DAYS: '1', RATE_LIMIT_PER_MINUTE: '1' };
	expect(readConfig(least)).toMatchObject({ port: 0, retentionDays: 1, rateLimitPerMinute: 1 });
	const most = { PORT: '65535', RETENTION_DAYS: '36500', RATE_LIMIT_PER_MINUTE: '1000000' };
	expect(readConfig(most)).toMatchObject({ port: 65_535, retentionDays: 36_500, rateLimitPerMinute: 1_000_000 });
});

test('an empty value counts as none', () => {
	const empty = { PORT: '', WEBHOOK_URL: ' ', DATABASE_URL: '', ENCRYPTION_KEY: '' };
	expect(readConfig(empty)).toMatchObject({ port: 3000, webhook: null, encryptionKeys: [] });
});

describe('one sentence that names the variable, for', () => {
	type Row = [string, Record<string, string>, RegExp];
	const webhook = { WEBHOOK_URL: 'https://a.example', WEBHOOK_SECRET: secret };
	const mail = { SMTP_URL: 'smtp://mail.example', ENQUIRY_MAIL_TO: 'a@b.example' };
	const acme = { id: 'acme', name: 'Acme', origins: ['https://acme.example'] };
	const partners = (content: unknown) => ({ PARTNERS_FILE: partnersFile(content) });
	const partner = (change: object) => partners([{ ...acme, ...change }]);
	test.each<Row>([
		['a port that is a word', { PORT: 'http' }, /^PORT must be/],
		['a port out of range', { PORT: '65536' }, /^PORT must be/],
		['a negative port', { PORT: '-1' }, /^PORT must be/],
		['another kind of database', { DATABASE_URL: 'mysql://x/y' }, /^DATABASE_URL must be/],
		['a database that is no URL', { DATABASE_URL: 'localhost' }, /^DATABASE_URL must be/],
		['a short key', { ENCRYPTION_KEY: 'c2hvcnQ=' }, /^ENCRYPTION_KEY must be/],
		['commas without a key', { ENCRYPTION_KEY: ',' }, /^ENCRYPTION_KEY must be/],
		['no days', { RETENTION_DAYS: '0' }, /^RETENTION_DAYS must be/],
		[
			'a word for a partner’s mailbox',
			partner({ mailTo: ['advisers'] }),
			/^PARTNERS_FILE is wrong at 0\.mailTo\.0: must be an e-mail/,
		],
		[
			'a partner’s mailbox without mail',
			partner({ mailTo: ['a@acme.example'] }),
			/^PARTNERS_FILE: the partner acme .* SMTP_URL/,
		],
		['no receipts an hour', { RECEIPT_MAIL_PER_HOUR: '0' }, /^RECEIPT_MAIL_PER_HOUR must be/],
		['half a day', { RETENTION_DAYS: '0.5' }, /^RETENTION_DAYS must be/],
		['no rate', { RATE_LIMIT_PER_MINUTE: '0' }, /^RATE_LIMIT_PER_MINUTE must be/],
		['an unknown log level', { LOG_LEVEL: 'loud' }, /^LOG_LEVEL must be/],
		['a proxy by name', { TRUST_PROXY: 'nginx' }, /^TRUST_PROXY must be/],
		['a proxy range that is none', { TRUST_PROXY: '10.0.0.0/40' }, /^TRUST_PROXY must be/],
		...['1', '2130706433', '10/8', '0x7f.0.0.1', '010.0.0.1', '0.0.0.0/0', '::/0', '10.0.0.1/'].map(
			(text): Row => [`the proxy ${text}`, { TRUST_PROXY: `127.0.0.1, ${text}` }, /^TRUST_PROXY must be/],
		),
		['a reader of metrics by number', { METRICS_ALLOW: '1' }, /^METRICS_ALLOW must be/],
		['a webhook without its secret', { WEBHOOK_URL: 'https://a.example' }, /^WEBHOOK_URL .* WEBHOOK_SECRET/],
		['a secret without its webhook', { WEBHOOK_SECRET: secret }, /^WEBHOOK_SECRET .* WEBHOOK_URL/],
		...[
			'abc',
			'whsec_',
			`whsec_${'ab'.repeat(15)}`,
			`whsec_ab==${'cd'.repeat(16)}`,
			`whsec_-_${'ab'.repeat(16)}`,
			`whsec_${Buffer.alloc(23).toString('base64')}`,
			`${secret} whsec_abcd`,
			`${secret},${secret}`,
			`${secret} ${secret} ${secret}`,
		].map(
			(text): Row => [
				`the secret ${text}`,
				{ ...webhook, WEBHOOK_SECRET: text },
				/^WEBHOOK_SECRET must be whsec_ .* 24 bytes/,
			],
		),
		['a webhook that is no URL', { ...webhook, WEBHOOK_URL: 'a.example' }, /^WEBHOOK_URL must be/],
		['a webhook with a user', { ...webhook, WEBHOOK_URL: 'https://u@a.example' }, /^WEBHOOK_URL must hold no user/],
		['a webhook over plain http', { ...webhook, WEBHOOK_URL: 'http://a.example' }, /^WEBHOOK_URL must be https/],
		['a webhook to cloud metadata', { ...webhook, WEBHOOK_URL: 'http://169.254.169.254/' }, /no webhook may go to\.$/],
		[
			'a webhook to a private address',
			{ ...webhook, WEBHOOK_URL: 'https://10.0.0.1' },
			/^WEBHOOK_URL .*WEBHOOK_ALLOW_PRIVATE/,
		],
		['a mail server without a name', { ...mail, SMTP_URL: 'smtp://' }, /^SMTP_URL must be/],
		['a mail server without slashes', { ...mail, SMTP_URL: 'smtp:127.0.0.1' }, /^SMTP_URL must be/],
		['mail without a recipient', { SMTP_URL: 'smtp://mail.example' }, /^SMTP_URL .* ENQUIRY_MAIL_TO/],
		['a recipient without mail', { ENQUIRY_MAIL_TO: 'a@b.example' }, /^ENQUIRY_MAIL_TO .* SMTP_URL/],
		['a recipient without a name', { ...mail, ENQUIRY_MAIL_TO: '@b' }, /^ENQUIRY_MAIL_TO must be/],
		['a recipient that is a word', { ...mail, ENQUIRY_MAIL_TO: 'a@b.co, nonsense' }, /^ENQUIRY_MAIL_TO must be/],
		['a recipient with a line break', { ...mail, ENQUIRY_MAIL_TO: 'a@b.example\nBcc: c' }, /^ENQUIRY_MAIL_TO must be/],
		['receipts without mail', { RECEIPT_MAIL: '1' }, /^RECEIPT_MAIL .* SMTP_URL/],
		['a sender without mail', { MAIL_FROM: 'a@b.example' }, /^MAIL_FROM .* SMTP_URL/],
		['two senders', { ...mail, MAIL_FROM: 'a@b.co, c@d.co' }, /^MAIL_FROM must be/],
		[
			'partners that are missing',
			{ PARTNERS_FILE: join(folder, 'none.json') },
			/^PARTNERS_FILE cannot be read \(ENOENT\)/,
		],
		['partners that are no JSON', partners('['), /^PARTNERS_FILE is not valid JSON/],
		['partners that are no list', partners({}), /^PARTNERS_FILE is wrong at its top/],
		['a partner named twice', partners([acme, acme]), /^PARTNERS_FILE names the partner acme twice/],
		...[undefined, '', 7].map(
			(name): Row => [
				`the name ${JSON.stringify(name)}`,
				partner({ name }),
				/^PARTNERS_FILE is wrong at 0\.name: must be a text/,
			],
		),
		...[undefined, 'a b', 7].map(
			(id): Row => [
				`the id ${JSON.stringify(id)}`,
				partner({ id }),
				/^PARTNERS_FILE is wrong at 0\.id: must be 1 to 64/,
			],
		),
		...[undefined, 'https://acme.example'].map(
			(origins): Row => [
				`the origins ${JSON.stringify(origins)}`,
				partner({ origins }),
				/^PARTNERS_FILE is wrong at 0\.origins: must be a list of origins/,
			],
		),
		['an origin that is a number', partner({ origins: [7] }), /^PARTNERS_FILE is wrong at 0\.origins\.0: must be an/],
		...['a.example', 'ftp://a.example', 7].map(
			(webhookUrl): Row => [
				`the partner’s webhook ${webhookUrl}`,
				partner({ webhookUrl, webhookSecret: secret }),
				/^PARTNERS_FILE is wrong at 0\.webhookUrl: must be an http or https URL\.$/,
			],
		),
		...['ab', 7].map(
			(webhookSecret): Row => [
				`the partner’s secret ${webhookSecret}`,
				partner({ webhookUrl: 'https://a.example', webhookSecret }),
				/^PARTNERS_FILE is wrong at 0\.webhookSecret: must be whsec_/,
			],
		),
		['a misspelt setting', partner({ webhook: 'https://a.example' }), /^PARTNERS_FILE is wrong at 0: .*webhook/],
		[
			'an origin with a path',
			partner({ origins: ['https://acme.example/baby'] }),
			/^PARTNERS_FILE is wrong at 0\.origins\.0/,
		],
		...[
			'a.example',
			'*',
			'null',
			'https://*.acme.example',
			'ftp://acme.example',
			'//acme.example',
			'',
			'https://u:p@acme.example',
			'https://acme.example?a=1',
			'https://acme.example/#a',
		].map(
			(text): Row => [
				`the origin "${text}"`,
				partner({ origins: ['https://acme.example', text] }),
				/^PARTNERS_FILE is wrong at 0\.origins\.1: must be an origin/,
			],
		),
		[
			'a partner’s webhook without its secret',
			partner({ webhookUrl: 'https://a.example' }),
			/^PARTNERS_FILE: the partner acme needs both/,
		],
		[
			'a partner’s secret that cannot be decoded',
			partner({ webhookUrl: 'https://a.example', webhookSecret: 'whsec_ab' }),
			/^PARTNERS_FILE is wrong at 0\.webhookSecret: must be whsec_/,
		],
		[
			'a partner’s webhook with a password',
			partner({ webhookUrl: 'https://u:p@a.example', webhookSecret: secret }),
			/^PARTNERS_FILE: the webhookUrl of acme must hold no user/,
		],
		[
			'a partner’s webhook inwards',
			partner({ webhookUrl: 'https://192.168.0.1', webhookSecret: secret }),
			/^PARTNERS_FILE: the webhookUrl of acme leads/,
		],
	])('%s', (_case, variables, sentence) => expectSentence(variables, sentence));
});

test('recipients may have names, and networks any usual form', () => {
	const to = '"Tan, Mei" <mei@advisers.example>, Desk <desk@advisers.example>,a@localhost';
	const from = 'Cover Compass <site@quotes.example>';
	const mail = { SMTP_URL: 'smtp://[::1]:25', ENQUIRY_MAIL_TO: to, MAIL_FROM: from };
	const each = ['"Tan, Mei" <mei@advisers.example>', 'Desk <desk@advisers.example>', 'a@localhost'];
	expect(readConfig(mail).mail).toMatchObject({ to: each, from });
	const networks = ['::ffff:10.0.0.1', 'fd00::/8', '2001:DB8::1', '10.1.2.3/8'];
	expect(readConfig({ TRUST_PROXY: networks.join() }).trustProxy).toEqual(networks);
	expect(readConfig({ METRICS_ALLOW: '0.0.0.0/0, ::/0' }).metricsAllow).toEqual(['0.0.0.0/0', '::/0']);
});

test('while a webhook’s secret changes, there are two', () => {
	const newSecret = `whsec_${Buffer.alloc(24, 'n').toString('base64')}`;
	const variables = { WEBHOOK_URL: 'https://a.example', WEBHOOK_SECRET: `${newSecret} ${secret}` };
	expect(readConfig(variables).webhook?.secrets).toEqual([newSecret, secret]);
});

describe('a server that the public can reach', () => {
	const warnings = (variables: Record<string, string>) => readinessWarnings(readConfig(variables), []).join('\n');
	const receiver = { WEBHOOK_URL: 'https://a.example', WEBHOOK_SECRET: secret };

	test.each<[string, Record<string, string>]>([
		['listens to other machines', { HOST: '0.0.0.0' }],
		['stands behind a proxy', { PUBLIC_ORIGIN: 'https://quotes.example' }],
	])('and %s says what is missing', (_case, reachable) => {
		expect(warnings(reachable)).toMatch(/^WARNING: .*NOBODY IS TOLD.*\nWARNING: .*UNENCRYPTED.*$/);
		expect(warnings({ ...reachable, ...receiver })).toMatch(/^WARNING: .*UNENCRYPTED.*$/);
		expect(warnings({ ...reachable, ENCRYPTION_KEY: key })).toMatch(/^WARNING: .*NOBODY IS TOLD.*$/);
		expect(warnings({ ...reachable, ...receiver, ENCRYPTION_KEY: key })).toBe('');
	});

	test('says which languages nobody has confirmed', () => {
		const config = readConfig({ HOST: '0.0.0.0', ...receiver, ENCRYPTION_KEY: key });
		expect(readinessWarnings(config, ['ms', 'ta']).join('\n')).toMatch(
			/^WARNING: .*NOBODY HAS CONFIRMED the words in Bahasa Melayu, தமிழ்: see .*languages\.json\.$/,
		);
	});

	test('is not one that only this machine reaches', () => {
		for (const HOST of ['127.0.0.1', '::1', 'localhost']) expect(warnings({ HOST })).toBe('');
	});
});

test('private webhooks may be allowed, cloud metadata never', () => {
	const allow = { WEBHOOK_ALLOW_PRIVATE: '1', WEBHOOK_SECRET: secret };
	expect(readConfig({ ...allow, WEBHOOK_URL: 'http://10.0.0.1/hook' }).webhook?.url).toBe('http://10.0.0.1/hook');
	expectSentence(
		{ ...allow, WEBHOOK_URL: 'http://169.254.169.254/' },
		/^WEBHOOK_URL leads to an address that no webhook may go to/,
	);
});

test.each(['https://quotes.example', 'https://quotes.example/'])(
	'PUBLIC_ORIGIN=%s is the origin alone',
	(PUBLIC_ORIGIN) => {
		expect(readConfig({ PUBLIC_ORIGIN }).publicOrigin).toBe('https://quotes.example');
	},
);

test.each(['quotes.example', 'https://quotes.example/path', 'https://*.example', 'ftp://quotes.example'])(
	'PUBLIC_ORIGIN=%s is refused',
	(PUBLIC_ORIGIN) => {
		expect(() => readConfig({ PUBLIC_ORIGIN })).toThrow(/^PUBLIC_ORIGIN must be an origin such as [^\n]*\.$/);
	},
);
