/** Where a webhook goes, and the secrets it is signed with. */

import { z } from 'zod';

export interface WebhookTarget {
	url: string;
	/** Each signs: receivers that know one of them can verify. */
	secrets: string[];
}

/** Of the Standard Webhooks specification, in bytes. */
const shortestSecret = 24;
const secretMark = 'whsec_';

export const webhookUrl = z.url({ protocol: /^https?$/, error: 'must be an http or https URL' });

export const secretsRule = `whsec_ followed by base64 of ${shortestSecret} bytes or more; while it changes, the new and the old one with a space between`;

export const webhookSecrets = z
	.string(`must be ${secretsRule}`)
	.transform((text) => text.trim().split(/\s+/))
	.refine((secrets) => secrets.length <= 2 && secrets.every(isSecret), `must be ${secretsRule}`);

function isSecret(text: string): boolean {
	const base64 = z.base64().safeParse(text.slice(secretMark.length));
	return text.startsWith(secretMark) && base64.success && Buffer.from(base64.data, 'base64').length >= shortestSecret;
}
