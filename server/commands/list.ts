/** `list`: enquiries, newest first, as a table or as a JSON array. */

import type { EnquiryRecord } from '../enquiries/enquiry-record.ts';
import { type Command, readCount, readSince, textOf, writeJson, writeTable } from './command.ts';
import { readAll } from './find-enquiries.ts';

const heading = ['RECEIVED', 'REFERENCE', 'NAME', 'EMAIL', 'MOBILE', 'WEEK', 'PLAN', 'PARTNER', 'WITHDRAWN'];

export const list: Command = {
	usage: 'list [--since ISO] [--partner ID] [--limit N] [--json]',
	options: {
		since: { type: 'string' },
		partner: { type: 'string' },
		limit: { type: 'string' },
		json: { type: 'boolean' },
	},
	arguments: 0,
	async run(context) {
		const { values, out, say } = context;
		const limit = readCount('--limit', values.limit) ?? Number.POSITIVE_INFINITY;
		const filter = { since: readSince(values.since), partner: textOf(values.partner) };
		const reading = readAll(context, filter, 'newest first');
		const records = take(reading.records, limit);
		const shown = values.json ? await writeJson(out, records) : await writeTable(out, heading, records, cells);
		say(shown === 1 ? '1 enquiry.' : `${shown} enquiries.`);
		reading.expectAllRead();
	},
};

async function* take<Item>(items: AsyncGenerator<Item>, limit: number): AsyncGenerator<Item> {
	let taken = 0;
	for await (const item of items) {
		yield item;
		if (++taken >= limit) return;
	}
}

function cells(record: EnquiryRecord): string[] {
	return [
		record.receivedAt,
		record.reference,
		record.name,
		record.email,
		record.mobilePhoneE164 ?? record.mobilePhone,
		record.gestationalWeek,
		record.plan ?? '-',
		record.partner ?? '-',
		record.withdrawnAt ?? '-',
	];
}
