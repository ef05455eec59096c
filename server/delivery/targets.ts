/** Where enquiries are delivered: the operator's webhook, each of the advisers, the partner's webhook. */

import type { Config } from '../config.ts';

export const webhookTarget = 'webhook';
/** The person who sent the enquiry. */
export const receiptTarget = 'receipt';
export const partnerTarget = (id: string) => `partner:${id}`;

/** @param mailbox `a@b.example` or `A Name <a@b.example>` */
export function emailTarget(mailbox: string): string {
	const address = /<([^<>]*)>$/.exec(mailbox)?.[1] ?? mailbox;
	return `email:${address.toLowerCase()}`;
}

export function targetsFor({ webhook, mail, partners, receiptMail }: Config, partnerId: string | undefined): string[] {
	const partner = partners.find(({ id }) => id === partnerId);
	return [
		...(webhook ? [webhookTarget] : []),
		...new Set(mail?.to.map(emailTarget)),
		...(partner?.webhook ? [partnerTarget(partner.id)] : []),
		...(receiptMail ? [receiptTarget] : []),
	];
}
