/** `list`: enquiries, newest first, as a table or as a JSON array. */

import { WriteStream } from 'node:tty';
import type { EnquiryRecord } from '../../enquiries/store/enquiry-record.ts';
import type { TestEnquiry } from '../../enquiries/store/test-enquiries.ts';
import { type Command, type Context, enquiries, localTime, readCount, writeJson, writeTable } from '../command.ts';
import { filterOptions, readFilter } from './find-enquiries.ts';

const heading = ['RECEIVED', 'REFERENCE', 'LANG', 'NAME', 'EMAIL', 'MOBILE', 'WEEK', 'PLAN', 'PARTNER', 'WITHDRAWN'];

const testHeading = ['RECEIVED', 'REFERENCE', 'TAG', 'PLAN', 'ORIGIN'];

/** Rows on a terminal when there is no `--limit`. */
const screenful = 50;

export const list: Command = {
	name: 'list',
	options: { ...filterOptions, unanswered: 'flag', test: 'flag', limit: 'N', json: 'flag' },
	async run(context) {
		const { store, values, out, say, onUnreadable } = context;
		if (values.test) return listTests(context);
		const standard = !values.json && out instanceof WriteStream ? screenful : undefined;
		const unansweredOnly = values.unanswered === true;
		const limit = readCount('--limit', values.limit) ?? standard;
		const filter = { ...(await readFilter(context)), unansweredOnly, limit };
		const records = store.read(filter, 'newest first', onUnreadable);
		const shown = values.json ? await writeJson(out, records) : await writeTable(out, heading, records, cells);
		const isCut = !values.limit && shown === limit;
		const hint = `The newest ${limit}. To see more: --limit N, --since TIME, --until TIME, or export.`;
		say(isCut ? hint : `${enquiries(shown)}.`);
	},
};

async function listTests({ tests, values, out, say }: Context): Promise<void> {
	const listed = await tests.list();
	await (values.json ? writeJson(out, listed) : writeTable(out, testHeading, listed, testCells));
	say(`${enquiries(listed.length)}.`);
}

function testCells({ receivedAt, reference, partnerTag, plan, origin }: TestEnquiry): string[] {
	return [localTime(receivedAt), reference, partnerTag ?? '-', plan ?? '-', origin ?? '-'];
}

function cells(record: EnquiryRecord): string[] {
	return [
		localTime(record.receivedAt),
		record.reference,
		record.language ?? '-',
		record.name,
		record.email,
		record.mobilePhoneE164 ?? record.mobilePhone,
		record.gestationalWeek,
		record.plan ?? '-',
		record.partner ?? '-',
		record.withdrawnAt ? localTime(record.withdrawnAt) : '-',
	];
}
