/** Where enquiries are delivered: the operator's webhook, the advisers' mailbox, the partner's webhook. */

import type { Config } from '../config.ts';

type Receivers = Pick<Config, 'webhook' | 'mail' | 'partners'>;

export function targetsFor({ webhook, mail, partners }: Receivers, partnerId: string | undefined): string[] {
	const partner = partners.find(({ id }) => id === partnerId);
	return [
		...(webhook ? ['webhook'] : []),
		...(mail ? ['email'] : []),
		...(partner?.webhook ? [`partner:${partner.id}`] : []),
	];
}
