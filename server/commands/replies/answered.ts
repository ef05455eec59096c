/** `answered`: records that an enquiry was replied to; the first time counts. */

import { normaliseReference } from '../../enquiries/store/reference.ts';
import { type Command, CommandFailed, localTime, readTime, UsageError } from '../command.ts';

export const answered: Command = {
	name: 'answered',
	argument: 'REFERENCE',
	options: { at: 'TIME' },
	async run({ replies, store, values, positionals, say }) {
		const [typed] = positionals;
		if (!typed) throw new UsageError('Give the reference of the enquiry.');
		const reference = normaliseReference(typed);
		const at = readTime('--at', values.at);
		const received = await store.receivedAt(reference);
		if (!received) throw new CommandFailed(`There is no enquiry with the reference ${typed}.`);
		if (at && (at < received || at > new Date().toISOString()))
			throw new UsageError(`--at must be a time between ${localTime(received)}, when the enquiry came, and now.`);
		const recorded = (await replies.record(reference, at)) ?? '';
		say(`Replied to ${reference}: ${localTime(recorded)}.`);
	},
};
