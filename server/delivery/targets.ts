/** Where enquiries are delivered: the operator's webhook, each of the advisers, the partner's webhook. */

export const webhookTarget = 'webhook';
/** The person who sent the enquiry. */
export const receiptTarget = 'receipt';
export const partnerTarget = (id: string) => `partner:${id}`;

/** @param mailbox `a@b.example` or `A Name <a@b.example>` */
export function emailTarget(mailbox: string): string {
	const address = /<([^<>]*)>$/.exec(mailbox)?.[1] ?? mailbox;
	return `email:${address.toLowerCase()}`;
}

interface Receivers {
	webhook: object | null;
	mail: { to: readonly string[] } | null;
	partners: readonly { id: string; webhook: object | null; mailTo: readonly string[] }[];
	receiptMail: boolean;
}

/** @param receivers as the configuration names them */
export function targetsFor(receivers: Receivers, partnerId: string | undefined): string[] {
	const { webhook, mail, partners, receiptMail } = receivers;
	const partner = partners.find(({ id }) => id === partnerId);
	return [
		...(webhook ? [webhookTarget] : []),
		...new Set([...(mail?.to ?? []), ...(partner?.mailTo ?? [])].map(emailTarget)),
		...(partner?.webhook ? [partnerTarget(partner.id)] : []),
		...(receiptMail ? [receiptTarget] : []),
	];
}
