/** `show`: one enquiry in full, or everything held about one person, with the consent given and where the data went. */

import { brand } from '../../../shared/content/brand.ts';
import { findWording } from '../../../shared/content/consent-wording.ts';
import { describeRecipient } from '../../delivery/outbox.ts';
import { type EnquiryRecord, recordFields } from '../../enquiries/store/enquiry-record.ts';
import { plainJson, plainText } from '../../notifications/plain-text.ts';
import { type Command, CommandFailed, type Context, localTime, UsageError, write } from '../command.ts';
import { findByReference, readEmail } from './find-enquiries.ts';

export const show: Command = {
	usage: 'show REFERENCE [--json] | show ADDRESS [--json] | show --email ADDRESS [--json]',
	options: { email: { type: 'string' }, json: { type: 'boolean' } },
	arguments: 1,
	async run(context) {
		const { values, positionals, out } = context;
		const [typed] = positionals;
		if (Boolean(typed) === Boolean(values.email)) throw new UsageError('Give either a reference or --email.');
		const reference = typed?.includes('@') ? undefined : typed;
		const person = { ...context, values: { email: typed, ...values } };
		const records = reference ? [await findByReference(context, reference)] : await byEmail(person);
		const certify = values.json ? await certifier(context) : undefined;
		const reports = await Promise.all(records.map((record) => report(context, record, certify)));
		if (values.json) return write(out, `${plainJson(JSON.stringify(reference ? reports[0] : reports, null, 2))}\n`);
		await write(out, reports.map(asText).join('\n'));
	},
};

async function byEmail(context: Context): Promise<EnquiryRecord[]> {
	const { email } = await readEmail(context);
	const records = await context.store.findByEmail(email);
	if (records.length === 0) throw new CommandFailed('There is no enquiry from that address.');
	return records;
}

/** Loaded for this answer alone: an export has to stay small in memory. */
async function certifier({ database, encryption, config }: Context) {
	const { openCertificates } = await import('../../replies/consent-certificate.ts');
	return (await openCertificates(database, encryption, config.publicOrigin ?? brand.url)).certify;
}

async function report(
	{ outbox }: Context,
	record: EnquiryRecord,
	certify: ((record: EnquiryRecord) => Promise<string | null>) | undefined,
) {
	const deliveries = await outbox.listFor([record.reference]);
	return {
		...record,
		consentText: findWording(record.consentVersion)?.text ?? null,
		...(certify && { certificate: await certify(record) }),
		deliveries: deliveries.map((delivery) => ({
			target: describeRecipient(delivery),
			state: delivery.state,
			finishedAt: delivery.finished_at,
		})),
	};
}

function asText(enquiry: Awaited<ReturnType<typeof report>>): string {
	const fields = [...recordFields, 'consentText'] as const;
	const textOf = (field: (typeof fields)[number]) => {
		const value = String(enquiry[field] ?? '-');
		return field.endsWith('At') && enquiry[field] ? localTime(value) : plainText(value);
	};
	const lines = fields.map((field) => `${field.padEnd(16)}  ${textOf(field)}`);
	const deliveries = enquiry.deliveries.map(({ target, state, finishedAt }) =>
		[target, state, finishedAt && localTime(finishedAt)].filter(Boolean).join(' '),
	);
	return `${[...lines, `${'deliveries'.padEnd(16)}  ${deliveries.join(', ') || '-'}`].join('\n')}\n`;
}
