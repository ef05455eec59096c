/** Recipient names of deliveries: the operator's webhook, advisers, partners' webhooks, the receipt. */

import { sql } from 'kysely';

export const webhookRecipient = 'webhook';
/** The person who sent the enquiry. */
export const receiptRecipient = 'receipt';
/** A literal as in the partial indexes; with a parameter the engines would not use them. */
export const isReceipt = sql<boolean>`recipient = ${sql.lit(receiptRecipient)}`;
export const isNoReceipt = sql<boolean>`recipient <> ${sql.lit(receiptRecipient)}`;
export const partnerRecipient = (id: string) => `partner:${id}`;

/** @param mailbox `a@b.example` or `A Name <a@b.example>` */
export function emailRecipient(mailbox: string): string {
	const address = /<([^<>]*)>$/.exec(mailbox)?.[1] ?? mailbox;
	return `email:${address.toLowerCase()}`;
}

/** `A Name` of `"A Name" <a@b.example>`; empty if there is none. */
function nameOf(mailbox: string): string {
	const [, name = ''] = /^"?([^"<]*)"? *<[^<>]*>$/.exec(mailbox) ?? [];
	return name.trim();
}

interface Receivers {
	webhook: object | null;
	mail: { to: readonly string[] } | null;
	partners: readonly { id: string; webhook: object | null; mailTo: readonly string[] }[];
	receiptMail: boolean;
}

export function recipientsFor(receivers: Receivers, partnerId: string | undefined): string[] {
	const { webhook, mail, partners, receiptMail } = receivers;
	const partner = partners.find(({ id }) => id === partnerId);
	return [
		...(webhook ? [webhookRecipient] : []),
		...new Set([...(mail?.to ?? []), ...(partner?.mailTo ?? [])].map(emailRecipient)),
		...(partner?.webhook ? [partnerRecipient(partner.id)] : []),
		...(receiptMail ? [receiptRecipient] : []),
	];
}

export interface Company {
	name: string;
	/** Licence number in MAS's registers. */
	licence?: string | undefined;
}

export interface Companies extends Pick<Receivers, 'mail'> {
	partners: readonly (Company & Pick<Receivers['partners'][number], 'id' | 'mailTo'>)[];
}

/** Company of a recipient, by the names in the settings. Undefined for the operator. */
export function companyOf(recipient: string, { partners, mail }: Companies): Company | undefined {
	const partner = partners.find(
		({ id, mailTo }) => recipient === partnerRecipient(id) || mailTo.map(emailRecipient).includes(recipient),
	);
	if (partner) return partner;
	const name = nameOf(mail?.to.find((mailbox) => emailRecipient(mailbox) === recipient) ?? '');
	return name ? { name } : undefined;
}
