/** Reads the partners file, with each partner's origins and delivery settings. Reloads the file when it changes. */

import { readFileSync, statSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { partnerId, testPartner } from '../../shared/enquiry/enquiry-api.ts';
import { mailbox, webhookSecrets, webhookUrl } from '../delivery/channels/recipient-settings.ts';
import { webhookUrlError } from '../delivery/channels/ssrf-guard.ts';
import type { Log } from '../observability/log.ts';
import { ConfigError } from './config-error.ts';

export type Partner = ReturnType<typeof readPartners>[number];

interface PartnerRules {
	allowPrivateWebhooks: boolean;
	/** True if SMTP_URL is set. */
	sendsMail: boolean;
}

/** Error message of each setting. */
const expectations = {
	id: 'must be 1 to 64 letters, digits, dots, hyphens or underscores',
	name: 'must be a text, and not an empty one',
	origins: 'must be a list of origins such as ["https://www.acme.example"]',
	licence: 'must be a licence number such as FA100123',
	partners: 'must be a list of partners',
	mailTo: 'must be a list of e-mail addresses such as ["advisers@acme.example"]',
	origin: 'must be an origin such as https://www.acme.example, without path or wildcard',
};

/** Accepts scheme, host and port only: a path would be ignored, and browsers never send a wildcard as an origin. */
export const webOrigin = z
	.string(expectations.origin)
	.refine(isOrigin, expectations.origin)
	.transform((text) => new URL(text).origin);

const licenceNumber = /^(?=.*\d)[A-Za-z0-9][A-Za-z0-9 /-]{2,31}$/;

const partnersFile = z.array(
	z.strictObject({
		id: z.string(expectations.id).regex(partnerId, expectations.id),
		name: z.string(expectations.name).min(1, expectations.name),
		origins: z.array(webOrigin, expectations.origins),
		/** Number of the financial institution or representative in MAS's registers. */
		licence: z.string(expectations.licence).trim().regex(licenceNumber, expectations.licence).optional(),
		webhookUrl: webhookUrl.optional(),
		webhookSecret: webhookSecrets.optional(),
		/** Mailboxes; each gets a mail for every enquiry of the partner. */
		mailTo: z.array(mailbox, expectations.mailTo).default([]),
	}),
	expectations.partners,
);

/** @throws ConfigError if the file cannot be read, is not JSON, or has a wrong setting */
export function readPartners(path: string, { allowPrivateWebhooks, sendsMail }: PartnerRules) {
	const result = partnersFile.safeParse(readJson(path));
	if (!result.success) {
		const [issue] = result.error.issues;
		throw new ConfigError(`PARTNERS_FILE is wrong at ${issue?.path.join('.') || 'its top'}: ${issue?.message}.`);
	}
	const ids = new Set<string>();
	return result.data.map(({ webhookUrl: url, webhookSecret: secrets, ...partner }) => {
		const { id, mailTo, licence } = partner;
		if (ids.has(id)) throw new ConfigError(`PARTNERS_FILE names the partner ${id} twice.`);
		ids.add(id);
		if (id === testPartner)
			throw new ConfigError(`PARTNERS_FILE names a partner ${id}: that id is for tries by anybody.`);
		if (!url !== !secrets) {
			throw new ConfigError(`PARTNERS_FILE: the partner ${id} needs both webhookUrl and webhookSecret, or neither.`);
		}
		const error = url && webhookUrlError(url, allowPrivateWebhooks);
		if (error) throw new ConfigError(`PARTNERS_FILE: the webhookUrl of ${id} ${error}.`);
		if (mailTo.length > 0 && !sendsMail)
			throw new ConfigError(`PARTNERS_FILE: the partner ${id} has mailTo, so SMTP_URL must be set.`);
		// The consent covers only licensed advisers, so a partner that receives enquiries needs a licence.
		if ((url || mailTo.length > 0) && !licence)
			throw new ConfigError(
				`PARTNERS_FILE: the partner ${id} is sent enquiries, so licence must be set: its number in MAS's registers.`,
			);
		return { ...partner, webhook: url && secrets ? { url, secrets } : null };
	});
}

export function isUnknownPartner(partners: readonly Partner[], id: string | null | undefined): id is string {
	return Boolean(id) && !partners.some((partner) => partner.id === id);
}

/** The file is polled and not watched, because polling notices a replacement by rename on every file system. */
const pollEveryMs = 1000;

interface PartnerSource {
	partnersFile: string | undefined;
	/** Partners as read at start. */
	partners: Partner[];
	allowPrivateWebhooks: boolean;
	mail: object | null;
}

/**
 * Polls the file and rereads it when it changes. While it is wrong or unreadable, the partners stay as they were, and every
 * poll tries to read it again.
 *
 * @param onChange called with the new partners if they differ
 * @param onRead called with true after each successful reading, and with false after each new failure
 * @returns two functions: `partners` returns the current partners, `stop` ends the polling
 */
export function watchPartners(
	source: PartnerSource,
	log: Log,
	onChange: (partners: Partner[]) => void,
	onRead: (isInForce: boolean) => void,
) {
	const { partnersFile, allowPrivateWebhooks, mail } = source;
	let current = source.partners;
	let seen: string | undefined;
	let failure: string | undefined;
	const read = (file: string) => {
		const { mtimeMs, ctimeMs, ino, size } = statSync(file);
		const found = [mtimeMs, ctimeMs, ino, size].join();
		if (found === seen && !failure) return;
		const partners = readPartners(file, { allowPrivateWebhooks, sendsMail: mail !== null });
		[seen, failure] = [found, undefined];
		onRead(true);
		if (isDeepStrictEqual(partners, current)) return;
		current = partners;
		log.info({ partners: partners.length }, 'read PARTNERS_FILE again');
		onChange(partners);
	};
	const poll = (file: string) => {
		try {
			read(file);
		} catch (error) {
			const { message } = error instanceof ConfigError ? error : unreadable(file, error);
			// Log each failure once, not every second.
			if (message === failure) return;
			failure = message;
			onRead(false);
			log.error({ advice: message }, 'PARTNERS_FILE cannot be used: the partners stay as they were');
		}
	};
	const timer = partnersFile ? setInterval(poll, pollEveryMs, partnersFile) : undefined;
	return { partners: () => current, stop: () => clearInterval(timer) };
}

function isOrigin(text: string): boolean {
	const url = /^https?:\/\//i.test(text) ? URL.parse(text) : null;
	return url !== null && url.href === `${url.origin}/` && !url.hostname.includes('*');
}

function readJson(path: string): unknown {
	let text: string;
	try {
		// Remove the byte order mark that editors on Windows may write.
		text = readFileSync(path, 'utf8').replace(/^\uFEFF/, '');
	} catch (error) {
		throw unreadable(path, error);
	}
	try {
		return JSON.parse(text);
	} catch (error) {
		const { message } = error as Error;
		const place = /\(line (\d+) column (\d+)\)/.exec(message);
		const at = place ? `at line ${place[1]}, column ${place[2]}` : 'at its end';
		throw new ConfigError(`PARTNERS_FILE is not valid JSON ${at}: ${path}.`);
	}
}

function unreadable(path: string, error: unknown): ConfigError {
	return new ConfigError(`PARTNERS_FILE cannot be read (${(error as NodeJS.ErrnoException).code}): ${path}.`);
}
