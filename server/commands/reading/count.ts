/** `count`: how many enquiries, in all or by partner, plan, language, week or month. */

import type { EnquiryStore } from '../../enquiries/store/enquiry-store.ts';
import { type Command, enquiries, localTime, readTime, UsageError, writeJson, writeTable } from '../command.ts';
import { type ReplyTimes, replyTimes } from '../replies/reply-times.ts';

const columns = ['partner', 'plan', 'language'] as const;
/** Where the period of a time is over, as a date of the operator's zone; days and months overflow as `Date` takes them. */
const periods = {
	week: (time: Date) => new Date(time.getFullYear(), time.getMonth(), time.getDate() - ((time.getDay() + 6) % 7) + 7),
	month: (time: Date) => new Date(time.getFullYear(), time.getMonth() + 1),
};
const names = { week: isoWeek, month: (time: string) => localTime(time).slice(0, 7) };
const groupings = [...columns, 'week', 'month'];

const replyHeading = ['REPLIED', 'MEDIAN HOURS', '95TH PERCENTILE', 'PARTNER'];
const replyCells = ({ replied, median, percentile95, partner }: ReplyTimes) => [
	String(replied),
	median?.toFixed(1) ?? '-',
	percentile95?.toFixed(1) ?? '-',
	partner ?? '(all)',
];

type Group = readonly [value: string | null, count: number];

export const count: Command = {
	usage: `count [--by ${groupings.join('|')}] [--since TIME] [--json] | count --replies [--since TIME] [--json]`,
	async run({ store, values, out, say }) {
		const by = values.by as string | undefined;
		if (by !== undefined && !groupings.includes(by))
			throw new UsageError(`--by must be one of ${groupings.join(', ')}.`);
		const since = readTime('--since', values.since);
		if (values.replies) {
			if (by) throw new UsageError('--replies is by partner already: leave --by out.');
			const times = await replyTimes(store, since);
			if (values.json) return void (await writeJson(out, times));
			return void (await writeTable(out, replyHeading, times, replyCells));
		}
		let total = 0;
		const counted = async function* () {
			for await (const group of groups(store, by, since)) {
				total += group[1];
				yield group;
			}
		};
		const heading = ['ENQUIRIES', ...(by ? [by.toUpperCase()] : [])];
		if (values.json)
			await writeJson(out, counted(), ([group, found]) => ({ ...(by && { [by]: group }), enquiries: found }));
		else await writeTable(out, heading, counted(), ([group, found]) => [String(found), ...(by ? [group ?? '-'] : [])]);
		say(`${enquiries(total)}.`);
	},
};

async function* groups(store: EnquiryStore, by: string | undefined, since: string | undefined): AsyncGenerator<Group> {
	const column = columns.find((name) => name === by);
	if (column) {
		let others = await store.count({ since });
		for (const { value, count } of await store.countBy(column, since)) {
			yield [value, count];
			others -= count;
		}
		if (others > 0) yield ['(others)', others];
	} else if (by === 'week' || by === 'month') yield* inTurn(store, by, since);
	else yield [null, await store.count({ since })];
}

/** One period after another, by the index of times: a store of any size and age needs no more memory. */
async function* inTurn(store: EnquiryStore, by: keyof typeof periods, since?: string): AsyncGenerator<Group> {
	for (let from = await store.firstReceived(since); from; ) {
		const until = periods[by](new Date(from)).toISOString();
		yield [names[by](from), await store.count({ since: from, until })];
		from = await store.firstReceived(until);
	}
}

/** `2026-W48`: a week begins on Monday, and belongs to the year of its Thursday (ISO 8601). */
function isoWeek(time: string): string {
	const thursday = new Date(localTime(time).slice(0, 10));
	thursday.setUTCDate(thursday.getUTCDate() + 4 - (thursday.getUTCDay() || 7));
	const year = thursday.getUTCFullYear();
	const week = Math.ceil(((thursday.getTime() - Date.UTC(year, 0, 1)) / (24 * 60 * 60 * 1000) + 1) / 7);
	return `${year}-W${String(week).padStart(2, '0')}`;
}
