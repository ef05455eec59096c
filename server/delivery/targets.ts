/** Where enquiries are delivered: the operator's webhook, the advisers' mailbox, the partner's webhook. */

import type { Config } from '../config.ts';

export type Receivers = Pick<Config, 'webhook' | 'mail' | 'partners'>;

export const webhookTarget = 'webhook';
export const emailTarget = 'email';
export const partnerTarget = (id: string) => `partner:${id}`;

export function targetsFor({ webhook, mail, partners }: Receivers, partnerId: string | undefined): string[] {
	const partner = partners.find(({ id }) => id === partnerId);
	return [
		...(webhook ? [webhookTarget] : []),
		...(mail ? [emailTarget] : []),
		...(partner?.webhook ? [partnerTarget(partner.id)] : []),
	];
}
