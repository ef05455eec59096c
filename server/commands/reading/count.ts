/** Command `count`: counts enquiries in all, by partner or by month; with `--replies`, shows reply times instead. */

import { promisedHours } from '../../../shared/enquiry/reply-by.ts';
import type { EnquiryFilter, EnquiryStore } from '../../enquiries/store/enquiry-store.ts';
import {
	type Command,
	formatEnquiryCount,
	localTime,
	readTime,
	UsageError,
	writeJson,
	writeTable,
} from '../command.ts';
import { type ReplyTimes, replyTimes } from '../replies/reply-times.ts';

const groupings = ['partner', 'month'] as const;

const replyHeading = ['RECEIVED', `WITHIN ${promisedHours} H`, 'LATE', 'UNANSWERED', 'MEDIAN HOURS', 'PARTNER'];
const replyCells = ({ partner, received, answeredInTime, answeredLate, unanswered, median }: ReplyTimes) => [
	...[received, answeredInTime, answeredLate, unanswered].map(String),
	median?.toFixed(1) ?? '-',
	partner ?? '(all)',
];

type Group = readonly [value: string | null, count: number];

export const count: Command = {
	name: 'count',
	options: { by: 'partner|month', replies: 'flag', since: 'TIME', until: 'TIME', json: 'flag' },
	async run({ store, values, out, print }) {
		const by = groupings.find((known) => known === values.by);
		if (values.by !== undefined && !by) throw new UsageError(`--by must be one of ${groupings.join(', ')}.`);
		const since = readTime('--since', values.since);
		const until = readTime('--until', values.until, 'end');
		if (values.replies) {
			if (by) throw new UsageError('--replies is by partner: leave --by out.');
			const times = await replyTimes(store, { since, until });
			if (values.json) return void (await writeJson(out, times));
			return void (await writeTable(out, replyHeading, times, replyCells));
		}
		let total = 0;
		const counted = async function* () {
			for await (const group of groups(store, by, { since, until })) {
				total += group[1];
				yield group;
			}
		};
		const heading = ['ENQUIRIES', ...(by ? [by.toUpperCase()] : [])];
		if (values.json)
			await writeJson(out, counted(), ([group, found]) => ({ ...(by && { [by]: group }), enquiries: found }));
		else await writeTable(out, heading, counted(), ([group, found]) => [String(found), ...(by ? [group ?? '-'] : [])]);
		print(`${formatEnquiryCount(total)}.`);
	},
};

type Period = Pick<EnquiryFilter, 'since' | 'until'>;

async function* groups(store: EnquiryStore, by: string | undefined, period: Period): AsyncGenerator<Group> {
	if (by === 'partner') yield* byPartner(store, period);
	else if (by === 'month') yield* byMonth(store, period);
	else yield [null, await store.count(period)];
}

async function* byPartner(store: EnquiryStore, period: Period): AsyncGenerator<Group> {
	let others = await store.count(period);
	for (const { value, count } of await store.countByPartner(period)) {
		yield [value, count];
		others -= count;
	}
	if (others > 0) yield ['(others)', others];
}

/** Counts by month in the operator's time zone. Each month has its own queries, so that memory use is constant. */
async function* byMonth(store: EnquiryStore, { since, until = '9999' }: Period): AsyncGenerator<Group> {
	for (let from = await store.firstReceived(since); from && from < until; ) {
		const time = new Date(from);
		const next = new Date(time.getFullYear(), time.getMonth() + 1).toISOString();
		yield [localTime(from).slice(0, 7), await store.count({ since: from, until: next < until ? next : until })];
		from = await store.firstReceived(next);
	}
}
