/** Command `list`: lists enquiries, newest first, or test enquiries, or unanswered enquiries by the time their reply is due. */

import { WriteStream } from 'node:tty';
import type { EnquiryRecord } from '../../enquiries/store/enquiry-record.ts';
import type { TestEnquiry } from '../../enquiries/store/test-enquiries.ts';
import {
	type Command,
	type Context,
	formatEnquiryCount,
	localTime,
	readCount,
	writeJson,
	writeTable,
} from '../command.ts';
import { filterOptions, readFilter, withReplyBy } from './find-enquiries.ts';

const answers = ['REFERENCE', 'LANG', 'NAME', 'EMAIL', 'MOBILE', 'WEEK', 'PLAN', 'PARTNER'];
const heading = ['RECEIVED', ...answers, 'WITHDRAWN'];
const unansweredHeading = ['REPLY BY', ...answers];

const testHeading = ['RECEIVED', 'REFERENCE', 'TAG', 'PLAN', 'ORIGIN'];

/** Limit of rows of a table on a terminal if `--limit` is not given. */
const screenful = 50;

export const list: Command = {
	name: 'list',
	options: { ...filterOptions, unanswered: 'flag', test: 'flag', limit: 'N', json: 'flag' },
	// Listing test enquiries deletes the old ones.
	mayChangeRows: ({ test }) => test === true,
	async run(context) {
		const { store, values, out, print, onUnreadable } = context;
		if (values.test) return listTests(context);
		const standard = !values.json && out instanceof WriteStream ? screenful : undefined;
		const unansweredOnly = values.unanswered === true;
		const limit = readCount('--limit', values.limit) ?? standard;
		const filter = { ...(await readFilter(context)), unansweredOnly, limit };
		// The reply to the oldest enquiry is due first, so list unanswered enquiries from the oldest on.
		const records = store.read(filter, unansweredOnly ? 'oldest first' : 'newest first', onUnreadable);
		const writeRows = () =>
			unansweredOnly
				? writeTable(out, unansweredHeading, records, unansweredCells)
				: writeTable(out, heading, records, cells);
		const shown = await (values.json ? writeJson(out, records, withReplyBy) : writeRows());
		const isCut = !values.limit && shown === limit;
		const order = unansweredOnly ? 'oldest' : 'newest';
		const hint = `The ${order} ${limit}. To see more: --limit N, --since TIME, --until TIME, or export.`;
		print(isCut ? hint : `${formatEnquiryCount(shown)}.`);
	},
};

async function listTests({ tests, values, out, print }: Context): Promise<void> {
	const listed = await tests.list();
	await (values.json ? writeJson(out, listed) : writeTable(out, testHeading, listed, testCells));
	print(`${formatEnquiryCount(listed.length)}.`);
}

function testCells({ receivedAt, reference, partnerTag, plan, origin }: TestEnquiry): string[] {
	return [localTime(receivedAt), reference, partnerTag ?? '-', plan ?? '-', origin ?? '-'];
}

function cells(record: EnquiryRecord): string[] {
	const withdrawn = record.withdrawnAt ? localTime(record.withdrawnAt) : '-';
	return [localTime(record.receivedAt), ...answerCells(record), withdrawn];
}

function unansweredCells(record: EnquiryRecord): string[] {
	return [localTime(withReplyBy(record).replyBy), ...answerCells(record)];
}

function answerCells(record: EnquiryRecord): string[] {
	return [
		record.reference,
		record.language ?? '-',
		record.name,
		record.email,
		record.mobilePhoneE164 ?? record.mobilePhone,
		record.gestationalWeek,
		record.plan ?? '-',
		record.partner ?? '-',
	];
}
