/** Where a webhook may go, and the secret it is signed with. */

import { z } from 'zod';
import { isLoopbackHost, literalAddress } from '../http/url-host.ts';
import { mayDeliverTo } from './private-address.ts';

export interface WebhookTarget {
	url: string;
	secret: string;
}

export const webhookUrl = z.url({ protocol: /^https?$/, error: 'must be an http or https URL' });

const secretMark = 'whsec_';
const encodedSecret = z.base64().min(1);
const aSecret = 'must be whsec_ followed by base64';

export const webhookSecret = z
	.string(aSecret)
	.startsWith(secretMark, aSecret)
	.refine((text) => encodedSecret.safeParse(text.slice(secretMark.length)).success, aSecret);

/** Why a webhook must not go there, or undefined. Names are looked up at each delivery; here only what is spelt out counts. */
export function webhookUrlError(url: string, allowPrivate: boolean): string | undefined {
	const { protocol, hostname, username, password } = new URL(url);
	if (username || password) return 'must hold no user and no password: the signature tells who sends';
	const loopback = isLoopbackHost(hostname);
	const address = literalAddress(hostname);
	const allowed = (privateRanges: boolean) => !address || mayDeliverTo(address, { loopback, privateRanges });
	if (!allowed(true)) return 'leads to an address that no webhook may go to';
	if (!allowed(allowPrivate)) return 'leads to a private address, which needs WEBHOOK_ALLOW_PRIVATE=1';
	if (protocol === 'http:' && !loopback && !allowPrivate) return 'must be https: it carries personal data';
	return undefined;
}
