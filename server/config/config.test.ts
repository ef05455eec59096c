/** Tests of the settings from environment variables and files: defaults, values, mistakes, and warnings about a public server. */

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { testFolder } from '../../scripts/testing/test-folder.ts';
import { brand } from '../../shared/content/brand.ts';
import { unfinishedContent } from '../../shared/content/records/publication.ts';
import { recipientsFor } from '../delivery/recipients.ts';
import { readConfig, readinessWarnings } from './config.ts';
import { ConfigError } from './config-error.ts';

const folder = testFolder();

type Variables = Record<string, string>;
const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const key = Buffer.alloc(32, 1).toString('base64');
const acme = { id: 'acme', name: 'Acme', origins: ['https://acme.example'] };
const webhook = { WEBHOOK_URL: 'https://a.example', WEBHOOK_SECRET: secret };
const mail = { SMTP_URL: 'smtp://mail.example', ENQUIRY_MAIL_TO: 'a@b.example' };

let files = 0;
function partners(content: unknown): Variables {
	const path = join(folder, `${files++}.json`);
	writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
	return { PARTNERS_FILE: path };
}
const partner = (change: object) => partners([{ ...acme, ...change }]);

test('defaults: loopback, port 3000, a folder named data, no deliveries', () => {
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
		rateLimitPerMinute: 10,
		trustProxy: [],
		metricsAllow: ['127.0.0.0/8', '::1/128'],
		logLevel: 'info',
	});
	const empty = { PORT: '', WEBHOOK_URL: ' ', DATABASE_URL: '', ENCRYPTION_KEY: '' };
	expect(readConfig(empty)).toEqual(readConfig({}));
});

test('reads every variable', () => {
	const licence = 'FA100123';
	const webhooked = { webhookUrl: 'https://acme.example/hook', webhookSecret: secret };
	const mailTo = ['Desk <desk@acme.example>', 'a@advisers.example'];
	const config = readConfig({
		PORT: '8080',
		HOST: '0.0.0.0',
		DATABASE_URL: 'postgres://u:p@db.example/enquiries',
		ENCRYPTION_KEY: `${key}, ${key}`,
		...partners([
			{ ...acme, origins: ['https://acme.example/'], ...webhooked, mailTo, licence },
			{ id: 'b', name: 'B', origins: [] },
		]),
		WEBHOOK_URL: 'http://127.0.0.1:9/hook',
		WEBHOOK_SECRET: secret,
		SMTP_URL: 'smtps://u:p@mail.example:465',
		ENQUIRY_MAIL_TO: 'a@advisers.example,b@advisers.example',
		TRUST_PROXY: '10.0.0.0/8, ::1',
		PUBLIC_ORIGIN: 'https://quotes.example/',
	});
	const received = { webhook: { url: webhooked.webhookUrl, secrets: [secret] }, mailTo, licence };
	expect(config.partners[0]).toEqual({ ...acme, ...received });
	const advisers = ['webhook', 'email:a@advisers.example', 'email:b@advisers.example'];
	expect(recipientsFor(config, 'acme')).toEqual([...advisers, 'email:desk@acme.example', 'partner:acme']);
	expect(recipientsFor(config, 'b')).toEqual(advisers);
	expect(config).toMatchObject({
		encryptionKeys: [Buffer.alloc(32, 1), Buffer.alloc(32, 1)],
		webhook: { url: 'http://127.0.0.1:9/hook', secrets: [secret] },
		mail: { to: ['a@advisers.example', 'b@advisers.example'], from: brand.email },
		trustProxy: ['10.0.0.0/8', '::1'],
		publicOrigin: 'https://quotes.example',
	});
});

const newSecret = `whsec_${Buffer.alloc(24, 'n').toString('base64')}`;
const rotating = { ...webhook, WEBHOOK_SECRET: `${newSecret} ${secret}` };
const inwards = { WEBHOOK_ALLOW_PRIVATE: '1', WEBHOOK_SECRET: secret, WEBHOOK_URL: 'http://10.0.0.1/hook' };
const networks = ['::ffff:10.0.0.1', 'fd00::/8', '2001:DB8::1', '10.1.2.3/8'];
const named = ['"Tan, Mei" <mei@advisers.example>', 'Desk <desk@advisers.example>', 'a@localhost'];
const from = 'Cover Compass <site@quotes.example>';
test.each<[string, Variables, object]>([
	['the least a number may be', { PORT: '0', RETENTION_DAYS: '1' }, { port: 0, retentionDays: 1 }],
	['the most', { PORT: '65535', RETENTION_DAYS: '36500' }, { port: 65_535, retentionDays: 36_500 }],
	['the least and most rate', { RATE_LIMIT_PER_MINUTE: '1000000' }, { rateLimitPerMinute: 1_000_000 }],
	['mailboxes with names', { ...mail, ENQUIRY_MAIL_TO: named.join(), MAIL_FROM: from }, { mail: { to: named, from } }],
	['networks in any usual form', { TRUST_PROXY: networks.join() }, { trustProxy: networks }],
	['metrics for everybody', { METRICS_ALLOW: '0.0.0.0/0, ::/0' }, { metricsAllow: ['0.0.0.0/0', '::/0'] }],
	['two secrets, one of them new', rotating, { webhook: { secrets: [newSecret, secret] } }],
	['a partners file with a byte order mark', partners(`\uFEFF${JSON.stringify([acme])}`), { partners: [acme] }],
	['a private webhook that is allowed', inwards, { webhook: { url: 'http://10.0.0.1/hook' } }],
])('accepts %s', (_case, variables, expected) => {
	expect(readConfig(variables)).toMatchObject(expected);
});

/** One environment for each value of the variable `name`, each with the variables of `beside`. */
const each = (name: string, values: string[], beside: Variables = {}) =>
	values.map((value): Variables => ({ ...beside, [name]: value }));
const eachPartner = (name: string, values: unknown[], beside: object = {}) =>
	values.map((value) => partner({ ...beside, [name]: value }));
/** Each list has a correct network followed by a wrong one. */
const wrongNetworks = 'nginx 10.0.0.0/40 1 2130706433 10/8 0x7f.0.0.1 010.0.0.1 0.0.0.0/0 ::/0 10.0.0.1/'
	.split(' ')
	.map((network) => `127.0.0.1, ${network}`);
const wrongPublicOrigins = ['quotes.example', 'https://quotes.example/path', 'https://*.example', 'ftp://a.example'];
const wrongSecrets = [
	...['abc', 'whsec_', `whsec_${'ab'.repeat(15)}`, `whsec_ab==${'cd'.repeat(16)}`, `whsec_-_${'ab'.repeat(16)}`],
	`whsec_${Buffer.alloc(23).toString('base64')}`,
	...[`${secret} whsec_abcd`, `${secret},${secret}`, `${secret} ${secret} ${secret}`],
];
const wrongOrigins = [
	...['https://acme.example/baby', 'a.example', '*', 'null', 'https://*.acme.example', 'ftp://acme.example', 7, ''],
	...['//acme.example', 'https://u:p@acme.example', 'https://acme.example?a=1', 'https://acme.example/#a'],
].map((origin) => [origin]);
const wrongUrls = ['a.example', 'ftp://a.example', 7];
const noUrl = /^PARTNERS_FILE is wrong at 0\.webhookUrl: must be an http or https URL\.$/;
const noSecret = /^PARTNERS_FILE is wrong at 0\.webhookSecret: must be whsec_/;
const hook = { webhookUrl: 'https://a.example', webhookSecret: secret };
test.each<[RegExp, Variables[]]>([
	[/^PORT must be/, each('PORT', ['http', '65536', '-1'])],
	[/^DATABASE_URL must be/, each('DATABASE_URL', ['mysql://x/y', 'localhost'])],
	[/^ENCRYPTION_KEY must be/, each('ENCRYPTION_KEY', ['c2hvcnQ=', ','])],
	[/^RETENTION_DAYS must be/, each('RETENTION_DAYS', ['0', '0.5'])],
	[/^RECEIPT_MAIL_PER_HOUR must be/, each('RECEIPT_MAIL_PER_HOUR', ['0'])],
	[/^RATE_LIMIT_PER_MINUTE must be/, each('RATE_LIMIT_PER_MINUTE', ['0'])],
	[/^LOG_LEVEL must be/, each('LOG_LEVEL', ['loud'])],
	[/^TRUST_PROXY must be/, each('TRUST_PROXY', wrongNetworks)],
	[/^METRICS_ALLOW must be/, each('METRICS_ALLOW', ['1'])],
	[/^PUBLIC_ORIGIN must be an origin such as/, each('PUBLIC_ORIGIN', wrongPublicOrigins)],
	[/^WEBHOOK_URL .* WEBHOOK_SECRET/, [{ WEBHOOK_URL: 'https://a.example' }]],
	[/^WEBHOOK_SECRET .* WEBHOOK_URL/, [{ WEBHOOK_SECRET: secret }]],
	[/^WEBHOOK_SECRET must be whsec_ .* 24 bytes/, each('WEBHOOK_SECRET', wrongSecrets, webhook)],
	[/^WEBHOOK_URL must be/, each('WEBHOOK_URL', ['a.example'], webhook)],
	[/^WEBHOOK_URL must hold no user/, each('WEBHOOK_URL', ['https://u@a.example'], webhook)],
	[/^WEBHOOK_URL must be https/, each('WEBHOOK_URL', ['http://a.example'], webhook)],
	[/^WEBHOOK_URL .*WEBHOOK_ALLOW_PRIVATE/, each('WEBHOOK_URL', ['https://10.0.0.1'], webhook)],
	[/^WEBHOOK_URL leads to an .* no webhook may go to/, each('WEBHOOK_URL', ['http://169.254.169.254/'], webhook)],
	[/^WEBHOOK_URL leads to an .* no webhook may go to/, each('WEBHOOK_URL', ['http://169.254.169.254/'], inwards)],
	[/^SMTP_URL must be/, each('SMTP_URL', ['smtp://', 'smtp:127.0.0.1'], mail)],
	[/^SMTP_URL .* ENQUIRY_MAIL_TO/, each('SMTP_URL', ['smtp://mail.example'])],
	[/^ENQUIRY_MAIL_TO .* SMTP_URL/, each('ENQUIRY_MAIL_TO', ['a@b.example'])],
	[/^ENQUIRY_MAIL_TO must be/, each('ENQUIRY_MAIL_TO', ['@b', 'a@b.co, nonsense', 'a@b.example\nBcc: c'], mail)],
	[/^RECEIPT_MAIL .* SMTP_URL/, [{ RECEIPT_MAIL: '1' }]],
	[/^MAIL_FROM .* SMTP_URL/, [{ MAIL_FROM: 'a@b.example' }]],
	[/^MAIL_FROM must be/, each('MAIL_FROM', ['a@b.co, c@d.co'], mail)],
	[/^PARTNERS_FILE cannot be read \(ENOENT\)/, [{ PARTNERS_FILE: join(folder, 'none.json') }]],
	[/^PARTNERS_FILE is not valid JSON/, [partners('[')]],
	[/^PARTNERS_FILE is wrong at its top: must be a list of partners\.$/, [partners({}), partners('7')]],
	[/^PARTNERS_FILE names the partner acme twice/, [partners([acme, acme])]],
	[/^PARTNERS_FILE is wrong at 0: .*webhook/, [partner({ webhook: 'https://a.example' })]],
	[/^PARTNERS_FILE is wrong at 0\.name: must be a text/, eachPartner('name', [undefined, '', 7])],
	[/^PARTNERS_FILE is wrong at 0\.id: must be 1 to 64/, eachPartner('id', [undefined, 'a b', 7])],
	[/^PARTNERS_FILE is wrong at 0\.origins: must be a list/, eachPartner('origins', [undefined, 'https://a.example'])],
	[/^PARTNERS_FILE is wrong at 0\.origins\.0: must be an origin/, eachPartner('origins', wrongOrigins)],
	[/^PARTNERS_FILE is wrong at 0\.mailTo\.0: must be an e-mail/, [partner({ mailTo: ['advisers'] })]],
	[/^PARTNERS_FILE: the partner acme .* SMTP_URL/, [partner({ mailTo: ['a@acme.example'] })]],
	[noUrl, eachPartner('webhookUrl', wrongUrls, hook)],
	[noSecret, eachPartner('webhookSecret', ['ab', 7, 'whsec_ab'], hook)],
	[/^PARTNERS_FILE is wrong at 0\.licence: must be a licence number/, eachPartner('licence', ['', 'none', 7, '…'])],
	[
		/^PARTNERS_FILE: the partner acme is sent enquiries, so licence must be set/,
		[partner(hook), { ...mail, ...partner({ mailTo: ['a@acme.example'] }) }],
	],
	[/^PARTNERS_FILE: the partner acme needs both/, eachPartner('webhookSecret', [undefined], hook)],
	[/^PARTNERS_FILE: the webhookUrl of acme must hold no user/, eachPartner('webhookUrl', ['https://u:p@a.sg'], hook)],
	[/^PARTNERS_FILE: the webhookUrl of acme leads/, eachPartner('webhookUrl', ['https://192.168.0.1'], hook)],
])('a wrong value is refused with one sentence that names the variable: %s', (sentence, refused) => {
	for (const variables of refused) {
		const read = () => readConfig(variables);
		expect(read, JSON.stringify(variables)).toThrow(ConfigError);
		expect(read).toThrow(sentence);
		expect(read).toThrow(/^[^\n]*[^\n.]\.$/);
	}
});

describe('a server that the public can reach', () => {
	const warnings = (variables: Variables) => readinessWarnings(readConfig(variables), undefined, []).join('\n');

	test.each<[string, Variables]>([
		['listens to other machines', { HOST: '0.0.0.0' }],
		['stands behind a proxy', { PUBLIC_ORIGIN: 'https://quotes.example' }],
	])('and %s says what is missing', (_case, reachable) => {
		expect(warnings(reachable)).toMatch(/^WARNING: .*NOBODY IS TOLD.*\nWARNING: .*UNENCRYPTED.*$/);
		expect(warnings({ ...reachable, ...webhook })).toMatch(/^WARNING: .*UNENCRYPTED.*$/);
		expect(warnings({ ...reachable, ENCRYPTION_KEY: key })).toMatch(/^WARNING: .*NOBODY IS TOLD.*$/);
		const partnerWebhook = partner({
			webhookUrl: 'https://acme.example/hook',
			webhookSecret: secret,
			licence: 'FA100123',
		});
		expect(warnings({ ...reachable, ...partnerWebhook, ENCRYPTION_KEY: key })).toMatch(/^WARNING: .*NOBODY IS TOLD.*$/);
		expect(warnings({ ...reachable, ...webhook, ENCRYPTION_KEY: key })).toBe('');
	});

	test('warns of content that must not be published', () => {
		const config = readConfig({ HOST: '0.0.0.0', ...webhook, ENCRYPTION_KEY: key });
		expect(readinessWarnings(config, undefined, ['it is THE EXAMPLE'])).toEqual([
			'WARNING: the public can reach this server, and it is THE EXAMPLE.',
		]);
		const example = unfinishedContent();
		expect(example).not.toEqual([]);
		const named = example.map((what) => `WARNING: the public can reach this server, and ${what}.`);
		expect(readinessWarnings(config)).toEqual(named);
	});

	test('warns that its pages were built for another address', () => {
		const here = { ...webhook, ENCRYPTION_KEY: key, PUBLIC_ORIGIN: 'https://quotes.example/' };
		const warningsOf = (builtOrigin: string) => readinessWarnings(readConfig(here), builtOrigin, []);
		expect(warningsOf('https://quotes.example')).toEqual([]);
		expect(warningsOf('https://other.example')).toEqual([
			expect.stringMatching(/and the pages name ANOTHER ADDRESS, https:\/\/other\.example: .*PUBLIC_ORIGIN\.$/),
		]);
	});

	test('does not include a server that only this machine reaches', () => {
		for (const HOST of ['127.9.9.9', '::1', '::ffff:127.0.0.1', 'localhost', 'LOCALHOST'])
			expect(warnings({ HOST })).toBe('');
	});
});
