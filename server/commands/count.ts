/** `count`: how many enquiries, in all or by partner, plan, language, week or month. */

import { type Command, enquiries, localTime, readTime, UsageError, writeJson, writeTable } from './command.ts';

const columns = ['partner', 'plan', 'language'] as const;
const periods = { week: isoWeek, month: (time: string) => localTime(time).slice(0, 7) };
const groupings = [...columns, ...Object.keys(periods)];

export const count: Command = {
	usage: `count [--by ${groupings.join('|')}] [--since TIME] [--json]`,
	options: { by: { type: 'string' }, since: { type: 'string' }, json: { type: 'boolean' } },
	arguments: 0,
	async run({ store, values, out, say }) {
		const { by } = values;
		const column = columns.find((name) => name === by);
		const periodOf = Object.entries(periods).find(([name]) => name === by)?.[1];
		if (by !== undefined && !column && !periodOf) throw new UsageError(`--by must be one of ${groupings.join(', ')}.`);
		const counts = new Map<string | null, number>();
		for (const { value, count } of await store.countBy(column ?? 'minute', readTime('--since', values.since))) {
			const group = column ? value : (periodOf?.(`${value}Z`) ?? null);
			counts.set(group, (counts.get(group) ?? 0) + count);
		}
		const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
		const rows: Group[] = by === undefined ? [[null, total]] : [...counts].sort(periodOf ? byTime : mostFirst);
		const heading = ['ENQUIRIES', ...(by === undefined ? [] : [String(by).toUpperCase()])];
		if (values.json)
			await writeJson(out, rows, ([group, found]) => ({ ...(by && { [String(by)]: group }), enquiries: found }));
		else await writeTable(out, heading, rows, ([group, found]) => [String(found), ...(by ? [group ?? '-'] : [])]);
		say(`${enquiries(total)}.`);
	},
};

type Group = readonly [value: string | null, count: number];

function byTime([one]: Group, [other]: Group): number {
	return String(one) < String(other) ? -1 : 1;
}

function mostFirst([, one]: Group, [, other]: Group): number {
	return other - one;
}

/** `2026-W48`: a week begins on Monday, and belongs to the year of its Thursday (ISO 8601). */
function isoWeek(time: string): string {
	const thursday = new Date(localTime(time).slice(0, 10));
	thursday.setUTCDate(thursday.getUTCDate() + 4 - (thursday.getUTCDay() || 7));
	const year = thursday.getUTCFullYear();
	const week = Math.ceil(((thursday.getTime() - Date.UTC(year, 0, 1)) / (24 * 60 * 60 * 1000) + 1) / 7);
	return `${year}-W${String(week).padStart(2, '0')}`;
}
