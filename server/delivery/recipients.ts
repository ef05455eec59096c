/** Recipient names of deliveries (the operator's webhook, advisers, partners' webhooks, the receipt), and who is behind them. */

import { sql } from 'kysely';
import { brand } from '../../shared/content/brand.ts';

export const webhookRecipient = 'webhook';
/** Recipient name of receipts, which go to the person who sent the enquiry. */
export const receiptRecipient = 'receipt';
/** Literal, as in the conditions of the partial indexes: the engines do not use such an index for a bound parameter. */
export const isReceipt = sql<boolean>`recipient = ${sql.lit(receiptRecipient)}`;
export const isNoReceipt = sql<boolean>`recipient <> ${sql.lit(receiptRecipient)}`;
export const partnerRecipient = (id: string) => `partner:${id}`;

/** @param mailbox `a@b.example` or `A Name <a@b.example>` */
export function emailRecipient(mailbox: string): string {
	const address = /<([^<>]*)>$/.exec(mailbox)?.[1] ?? mailbox;
	return `email:${address.toLowerCase()}`;
}

/** Returns `A Name` of `"A Name" <a@b.example>`; empty if there is no name. */
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

export interface Companies extends Omit<Receivers, 'partners' | 'receiptMail'> {
	partners: readonly (Company & Receivers['partners'][number])[];
}

const operator: Company = { name: brand.legalName };

/**
 * @param enquiry the enquiry's partner, and the recipients of all its deliveries
 * @returns the recipient's company: found by the settings, by the mail domain, or as the enquiry's partner if that partner's
 *   addresses have changed since; undefined if none of these identifies the company
 */
export function companyOf(
	recipient: string,
	enquiry: { partner: string | null; recipients: readonly string[] },
	{ partners, mail }: Companies,
): Company | undefined {
	if (recipient === webhookRecipient) return operator;
	const partner = partners.find((one) => recipientsOf(one).includes(recipient));
	if (partner) return partner;
	const mailbox = mail?.to.find((mailbox) => emailRecipient(mailbox) === recipient);
	if (mailbox !== undefined) return { name: nameOf(mailbox) || operator.name };
	const domain = domainOf(recipient);
	if (!domain) return;
	if (domain === domainOf(brand.email)) return operator;
	const own = partners.find(({ id, mailTo }) => id === enquiry.partner && mailTo.length > 0);
	if (!own) return;
	// A partner is sent all its enquiries, so if no present address received this enquiry, a former address did.
	const present = recipientsOf(own);
	const isReplaced = !present.some((address) => enquiry.recipients.includes(address));
	return isReplaced || present.map(domainOf).includes(domain) ? own : undefined;
}

export function isConfigured(recipient: string, companies: Companies): boolean {
	const partnerIds = [undefined, ...companies.partners.map(({ id }) => id)];
	return partnerIds.some((id) => recipientsFor({ ...companies, receiptMail: false }, id).includes(recipient));
}

function recipientsOf({ id, mailTo }: Companies['partners'][number]): string[] {
	return [partnerRecipient(id), ...mailTo.map(emailRecipient)];
}

/** Domain of a mail recipient. Undefined for a webhook or receipt. */
export function domainOf(recipient: string): string | undefined {
	return recipient.split('@')[1];
}
