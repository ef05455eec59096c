/** Command `answered`: records the first reply to an enquiry, or clears it. */

import { normaliseReference } from '../../enquiries/store/reference.ts';
import { type Command, CommandFailed, localTime, readTime, UsageError } from '../command.ts';

export const answered: Command = {
	name: 'answered',
	argument: 'REFERENCE',
	options: { at: 'TIME', clear: 'flag' },
	mayChangeRows: () => true,
	async run({ replies, store, values, positionals, print }) {
		const [typed] = positionals;
		if (!typed) throw new UsageError('Give the reference of the enquiry.');
		const reference = normaliseReference(typed);
		if (values.at && values.clear) throw new UsageError('Give either --at or --clear.');
		const at = readTime('--at', values.at);
		const received = await store.receivedAt(reference);
		if (!received) throw new CommandFailed(`There is no enquiry with the reference ${typed}.`);
		if (at && (at < received || at > new Date().toISOString()))
			throw new UsageError(`--at must be a time between ${localTime(received)}, when the enquiry came, and now.`);
		if (values.clear) {
			if (!(await replies.clear(reference))) throw new CommandFailed(`No reply to ${reference} is recorded.`);
			return print(`The reply to ${reference} is cleared: no reply is recorded.`);
		}
		const earlier = await replies.answeredAt(reference);
		if (at && earlier)
			throw new CommandFailed(
				`A reply to ${reference} is recorded already: ${localTime(earlier)}. First: answered ${reference} --clear.`,
			);
		const recorded = (await replies.record(reference, at)) ?? '';
		print(`Replied to ${reference}: ${localTime(recorded)}.`);
	},
};
