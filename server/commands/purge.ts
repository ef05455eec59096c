/** `purge`: removes what is older than the retention time. */

import { purgeEnquiries } from '../enquiries/removal.ts';
import { type Command, readCount } from './command.ts';

const day = 24 * 60 * 60 * 1000;

export const purge: Command = {
	usage: 'purge [--older-than DAYS]',
	options: { 'older-than': { type: 'string' } },
	arguments: 0,
	async run({ config, database, values, say }) {
		const days =
			values['older-than'] === '0' ? 0 : (readCount('--older-than', values['older-than']) ?? config.retentionDays);
		const purged = await purgeEnquiries(database.db, new Date(Date.now() - days * day));
		// Even when nothing was left to delete: the server's own purge, or a run that was interrupted, leaves bytes behind.
		await database.scrub();
		say(`Purged: ${purged}, received more than ${days} days ago.`);
	},
};
