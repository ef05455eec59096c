/** Validates receivers in settings: mailboxes, such as `A Name <a@b.example>`, and signed webhooks. */

import { z } from 'zod';

const address = /[^\s"<>@,]+@[^\s"<>@,]+/.source;
const pattern = `(?:${address}|(?:${/"[^"\r\n]*" *|[^"<>@,\r\n]*/.source})<${address}>)`;

export const mailbox = z
	.string()
	.trim()
	.regex(new RegExp(`^${pattern}$`), 'must be an e-mail address');

/** One or several mailboxes, separated by commas. */
export const mailboxes = z
	.string()
	.trim()
	.regex(new RegExp(`^${pattern}(?: *, *${pattern})*$`))
	.transform((text) => Array.from(text.matchAll(new RegExp(pattern, 'g')), ([found]) => found.trim()));

export interface WebhookSettings {
	url: string;
	/** Each request is signed with every secret, so that a receiver can verify with the old or the new secret. */
	secrets: string[];
}

/** Minimum secret length of the Standard Webhooks specification, in bytes. */
const shortestSecret = 24;
const secretPrefix = 'whsec_';

export const webhookUrl = z.url({ protocol: /^https?$/, error: 'must be an http or https URL' });

export const secretsRule = `whsec_ followed by base64 of ${shortestSecret} bytes or more; while it changes, the new and the old one with a space between`;

export const webhookSecrets = z
	.string(`must be ${secretsRule}`)
	.transform((text) => text.trim().split(/\s+/))
	.refine((secrets) => secrets.length <= 2 && secrets.every(isSecret), `must be ${secretsRule}`);

function isSecret(text: string): boolean {
	const base64 = z.base64().safeParse(text.slice(secretPrefix.length));
	return text.startsWith(secretPrefix) && base64.success && Buffer.from(base64.data, 'base64').length >= shortestSecret;
}
