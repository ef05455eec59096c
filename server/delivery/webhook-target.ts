/** Where a webhook may go, and the secret it is signed with. */

import { z } from 'zod';
import { isLoopbackHost, literalAddress, mayDeliverTo } from './private-address.ts';

export interface WebhookTarget {
	url: string;
	secret: string;
}

export const webhookUrl = z.url({ protocol: /^https?$/ });
/** `whsec_` and base64. */
export const webhookSecret = z.string().refine((text) => isWebhookSecret(text));

/** Why a webhook must not go there, or undefined. Names are looked up at each delivery; here only what is spelt out counts. */
export function objectionTo(url: string, allowPrivate: boolean): string | undefined {
	const { protocol, hostname } = new URL(url);
	const loopback = isLoopbackHost(hostname);
	const address = literalAddress(hostname);
	if (address && !mayDeliverTo(address, { loopback, privateRanges: allowPrivate })) {
		return 'leads to a private address, which needs WEBHOOK_ALLOW_PRIVATE=1';
	}
	if (protocol === 'http:' && !loopback && !allowPrivate) return 'must be https: it carries personal data';
	return undefined;
}

function isWebhookSecret(text: string): boolean {
	const encoded = text.match(/^whsec_([A-Za-z0-9+/]+={0,2})$/)?.[1];
	return encoded !== undefined && Buffer.from(encoded, 'base64').length > 0;
}
