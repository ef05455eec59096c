/** Reads the configuration from environment variables. The error of a wrong value names the variable. */

import { z } from 'zod';
import { brand } from '../../shared/content/brand.ts';
import { unfinishedContent } from '../../shared/content/records/publication.ts';
import {
	mailbox,
	mailboxes,
	secretsRule,
	webhookSecrets,
	webhookUrl,
} from '../delivery/channels/recipient-settings.ts';
import { webhookUrlError } from '../delivery/channels/ssrf-guard.ts';
import { isLoopbackHost } from '../http/guards/network-address.ts';
import { ConfigError } from './config-error.ts';
import { readPartners, webOrigin } from './partners.ts';

const wholeNumber = (from: number, to: number, standard: number, what = 'a whole number') => {
	const number = z.string().regex(/^\d+$/).transform(Number).pipe(z.int().min(from).max(to));
	return number.default(standard).describe(`${what} from ${from} to ${to}`);
};

const list = z
	.string()
	.trim()
	.transform((text) => text.split(/\s*,\s*/).filter(Boolean));

const networks = list.pipe(z.array(z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()])));
const encryptionKey = z
	.base64()
	.transform((text) => Buffer.from(text, 'base64'))
	.refine((key) => key.length === 32);

/** About a hundred years. */
export const maxRetentionDays = 36_500;

const flag = z
	.stringbool({ truthy: ['1'], falsy: ['0'] })
	.optional()
	.describe('0 or 1');

/** Validation rule of each variable. The rule's description becomes part of the error message. */
const environment = z.object({
	PORT: wholeNumber(0, 65_535, 3000, 'a port number'),
	HOST: z.string().default('127.0.0.1').describe('an address to listen on, such as 127.0.0.1'),
	DATA_DIR: z.string().default('data').describe('the path of a folder'),
	DATABASE_URL: z
		.url({ protocol: /^postgres(ql)?$/ })
		.optional()
		.describe('a URL such as postgres://user:password@host:5432/database'),
	ENCRYPTION_KEY: list
		.pipe(z.array(encryptionKey).min(1))
		.default([])
		.describe('32 bytes in base64, or several of them with commas between, newest first'),
	BACKUP_DIR: z.string().optional().describe('the path of a folder'),
	PARTNERS_FILE: z.string().optional().describe('the path of a JSON file'),
	PUBLIC_ORIGIN: webOrigin.optional().describe('an origin such as https://quotes.example, without a path'),
	WEBHOOK_URL: webhookUrl.optional().describe('an http or https URL'),
	WEBHOOK_SECRET: webhookSecrets.optional().describe(secretsRule),
	WEBHOOK_ALLOW_PRIVATE: flag,
	RECEIPT_MAIL: flag,
	REPLY_REMINDER: flag,
	SMTP_URL: z
		.url({ protocol: /^smtps?$/, hostname: /./ })
		.optional()
		.describe('a URL such as smtps://user:password@mail.example:465'),
	ENQUIRY_MAIL_TO: mailboxes.optional().describe('an e-mail address, or several with commas between'),
	MAIL_FROM: mailbox.optional().describe('an e-mail address'),
	RECEIPT_MAIL_PER_HOUR: wholeNumber(1, 1_000_000, 100),
	RETENTION_DAYS: wholeNumber(1, maxRetentionDays, 730, 'a whole number of days'),
	RATE_LIMIT_PER_MINUTE: wholeNumber(1, 1_000_000, 10),
	// Rejects /0: if every address were trusted, clients could forge the address by which they are rate-limited.
	TRUST_PROXY: networks
		.refine((items) => !items.some((item) => item.endsWith('/0')))
		.default([])
		.describe('IP addresses or CIDR ranges with commas between, such as 10.0.0.0/8, and not everybody'),
	METRICS_ALLOW: networks
		.default(['127.0.0.0/8', '::1/128'])
		.describe('IP addresses or CIDR ranges with commas between, such as 10.0.0.0/8'),
	LOG_LEVEL: z
		.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
		.default('info')
		.describe('one of fatal, error, warn, info, debug, trace, silent'),
});

type Environment = z.infer<typeof environment>;

export type Config = ReturnType<typeof readConfig>;

/** @throws ConfigError for the first variable that is wrong or lacks another one, or for a wrong partners file */
export function readConfig(variables: Record<string, string | undefined>) {
	const env = parseEnvironment(variables);
	expectCompanions(env);
	const { SMTP_URL: smtpUrl, ENQUIRY_MAIL_TO: to, MAIL_FROM: from = brand.email } = env;
	const { WEBHOOK_ALLOW_PRIVATE: allowPrivateWebhooks = false, PARTNERS_FILE: partnersFile } = env;
	const sendsMail = smtpUrl !== undefined;
	return {
		port: env.PORT,
		host: env.HOST,
		dataDir: env.DATA_DIR,
		databaseUrl: env.DATABASE_URL,
		/** Folder of back-ups, and of the files that record erasures and withdrawals. */
		backupDir: env.BACKUP_DIR,
		/** Newest first. Without keys, personal data is stored unencrypted. */
		encryptionKeys: env.ENCRYPTION_KEY,
		partnersFile,
		/** Content of the partners file at start. */
		partners: partnersFile ? readPartners(partnersFile, { allowPrivateWebhooks, sendsMail }) : [],
		publicOrigin: env.PUBLIC_ORIGIN,
		webhook: readWebhook(env),
		allowPrivateWebhooks,
		/** Each mailbox in `to` gets a separate mail. */
		mail: smtpUrl && to ? { smtpUrl, to, from } : null,
		receiptMail: env.RECEIPT_MAIL ?? false,
		/** If undefined, reminders are sent once a first reply has been recorded. */
		replyReminder: env.REPLY_REMINDER,
		receiptMailPerHour: env.RECEIPT_MAIL_PER_HOUR,
		retentionDays: env.RETENTION_DAYS,
		rateLimitPerMinute: env.RATE_LIMIT_PER_MINUTE,
		trustProxy: env.TRUST_PROXY,
		/** Addresses and CIDR ranges that may read `/metrics`. */
		metricsAllow: env.METRICS_ALLOW,
		logLevel: env.LOG_LEVEL,
	};
}

/** Warnings to print at start. None if only this machine can reach the server. */
export function readinessWarnings(config: Config, builtOrigin?: string, unfinished = unfinishedContent()): string[] {
	if (isLoopbackHost(config.host) && !config.publicOrigin) return [];
	const all = shortcomings(config, builtOrigin, unfinished);
	return all.map((what) => `WARNING: the public can reach this server, and ${what}.`);
}

/**
 * What a public server still lacks in settings and content, each as a clause without a full stop.
 *
 * @param builtOrigin origin that the pages were built for
 */
export function shortcomings(config: Config, builtOrigin?: string, unfinished = unfinishedContent()): string[] {
	const { publicOrigin, webhook, mail, encryptionKeys, retentionDays } = config;
	const candidates = [
		!webhook && !mail && 'NOBODY IS TOLD of enquiries without a partner: set WEBHOOK_URL or SMTP_URL',
		encryptionKeys.length === 0 && 'personal data is stored UNENCRYPTED: set ENCRYPTION_KEY',
		publicOrigin &&
			builtOrigin &&
			builtOrigin !== publicOrigin &&
			`the pages name ANOTHER ADDRESS, ${builtOrigin}: run "npm run build" with this PUBLIC_ORIGIN`,
		retentionDays !== brand.retentionDays &&
			`RETENTION_DAYS is ${retentionDays}, and the privacy policy PROMISES ${brand.retentionDays}: see "retentionDays" in shared/content/brand.json`,
		...unfinished,
	];
	return candidates.filter((what) => typeof what === 'string');
}

/** Names of variables that still have an example value of the documentation: with a `.example` domain (RFC 2606) or `…`. */
export function exampleVariables(variables: Record<string, string | undefined>): string[] {
	return Object.keys(environment.shape).filter((name) => /\.example\b|…/.test(variables[name] ?? ''));
}

/** Treats empty values as unset, because compose files and service managers pass unset variables as empty. */
function parseEnvironment(variables: Record<string, string | undefined>): Environment {
	const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value?.trim()));
	const result = environment.safeParse(given);
	if (result.success) return result.data;
	const name = result.error.issues[0]?.path[0] as keyof Environment;
	throw new ConfigError(`${name} must be ${environment.shape[name].description}.`);
}

const companions = [
	['WEBHOOK_SECRET', 'WEBHOOK_URL'],
	['WEBHOOK_URL', 'WEBHOOK_SECRET'],
	['RECEIPT_MAIL', 'SMTP_URL'],
	['SMTP_URL', 'ENQUIRY_MAIL_TO'],
	['ENQUIRY_MAIL_TO', 'SMTP_URL'],
	['MAIL_FROM', 'SMTP_URL'],
] as const;

function expectCompanions(env: Environment): void {
	for (const [name, needed] of companions)
		if (env[name] && !env[needed]) throw new ConfigError(`${name} is set, so ${needed} must be set too.`);
}

function readWebhook({ WEBHOOK_URL: url, WEBHOOK_SECRET: secrets, WEBHOOK_ALLOW_PRIVATE }: Environment) {
	if (!url || !secrets) return null;
	const error = webhookUrlError(url, WEBHOOK_ALLOW_PRIVATE ?? false);
	if (error) throw new ConfigError(`WEBHOOK_URL ${error}.`);
	return { url, secrets };
}
