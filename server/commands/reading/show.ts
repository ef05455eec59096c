/** Command `show`: prints one enquiry, or all enquiries of a person, each with its consent text and its deliveries. */

import { findWording } from '../../../shared/content/records/consent-wording.ts';
import { isTimeField } from '../../../shared/enquiry/fields.ts';
import { describeRecipient } from '../../delivery/outbox.ts';
import type { EnquiryRecord } from '../../enquiries/store/enquiry-record.ts';
import { plainJson, plainText } from '../../notifications/plain-text.ts';
import type { Person } from '../../retention/data-retention.ts';
import { type Command, CommandFailed, type Context, localTime, UsageError, write, writeJson } from '../command.ts';
import { findByReference, readEmail, readPhone, shownFields, withReplyBy } from './find-enquiries.ts';

export const show: Command = {
	name: 'show',
	argument: 'REFERENCE|ADDRESS',
	options: { email: 'ADDRESS', phone: 'NUMBER', json: 'flag' },
	async run(context) {
		const { values, positionals, out } = context;
		const [typed] = positionals;
		if ([typed, values.email, values.phone].filter(Boolean).length !== 1)
			throw new UsageError('Give a reference, --email or --phone.');
		const reference = typed?.includes('@') ? undefined : typed;
		if (reference) {
			const found = await report(context, await findByReference(context, reference));
			return write(out, values.json ? `${plainJson(JSON.stringify(found, null, 2))}\n` : asText(found));
		}
		const person = values.phone
			? { phone: await readPhone(context) }
			: await readEmail({ ...context, values: { email: typed, ...values } });
		const reports = reportsOf(context, person);
		const first = await reports.next();
		if (first.done) throw new CommandFailed(`There is no enquiry from that ${values.phone ? 'phone' : 'address'}.`);
		const all = async function* () {
			yield first.value;
			yield* reports;
		};
		if (values.json) return void (await writeJson(out, all()));
		let gap = '';
		for await (const one of all()) {
			await write(out, gap + asText(one));
			gap = '\n';
		}
	},
};

/** Streams the reports, because a person may have many enquiries. */
async function* reportsOf(context: Context, person: Person) {
	const records = context.store.read(person, 'oldest first', (_reference, error) => {
		throw error;
	});
	for await (const record of records) yield await report(context, record);
}

async function report({ outbox }: Context, record: EnquiryRecord) {
	const deliveries = await outbox.listFor([record.reference]);
	return {
		...withReplyBy(record),
		consentText: findWording(record.consentVersion)?.text ?? null,
		deliveries: deliveries.map((delivery) => ({
			target: describeRecipient(delivery),
			state: delivery.state,
			finishedAt: delivery.finished_at,
		})),
	};
}

function asText(enquiry: Awaited<ReturnType<typeof report>>): string {
	const fields = [...shownFields, 'consentText'] as const;
	const textOf = (field: (typeof fields)[number]) => {
		const value = String(enquiry[field] ?? '-');
		return isTimeField(field) && enquiry[field] ? localTime(value) : plainText(value);
	};
	const lines = fields.map((field) => `${field.padEnd(16)}  ${textOf(field)}`);
	const deliveries = enquiry.deliveries.map(({ target, state, finishedAt }) =>
		[target, state, finishedAt && localTime(finishedAt)].filter(Boolean).join(' '),
	);
	return `${[...lines, `${'deliveries'.padEnd(16)}  ${deliveries.join(', ') || '-'}`].join('\n')}\n`;
}
