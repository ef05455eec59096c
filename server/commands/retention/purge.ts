/** Command `purge`: removes enquiries older than the retention time, or than a number of days. */

import { maxRetentionDays } from '../../config/config.ts';
import { type Command, CommandFailed, describeRemoval, UsageError } from '../command.ts';

export const purge: Command = {
	name: 'purge',
	options: { 'older-than': 'DAYS', yes: 'flag' },
	mayChangeRows: () => true,
	async run({ config, retention, values, print, confirm }) {
		const days = readDays(values['older-than']) ?? config.retentionDays;
		const expired = await retention.olderThan(days);
		const removed = await retention.count(expired);
		const question = `Purge ${describeRemoval(removed)}? Type yes: `;
		if (removed.found > 0 && !values.yes && !(await confirm(question))) throw new CommandFailed('Nothing was purged.');
		const purged = await retention.purge(expired);
		print(`Purged: ${purged}, received more than ${days} days ago.`);
	},
};

/** Reads a number of days, from 0 (purges everything) to the largest value that RETENTION_DAYS allows. */
function readDays(value: unknown): number | undefined {
	if (value === undefined) return undefined;
	const days = /^\d{1,5}$/.test(String(value)) ? Number(value) : Number.NaN;
	if (!(days <= maxRetentionDays)) {
		throw new UsageError(`--older-than must be a whole number from 0 to ${maxRetentionDays}.`);
	}
	return days;
}
