/** Command `erase`: erases a person's enquiries or one enquiry, lists erasures, or repeats them after a restore. */

import { operatorChannels } from '../../notifications/channels.ts';
import type { DataSubject } from '../../retention/data-retention.ts';
import { endingLines } from '../../retention/endings-file.ts';
import {
	type Command,
	CommandFailed,
	type Context,
	describeNotifications,
	describeRemoval,
	UsageError,
	write,
} from '../command.ts';
import { readDataSubject, readReplay } from '../reading/find-enquiries.ts';

export const erase: Command = {
	name: 'erase',
	options: { email: 'ADDRESS', phone: 'NUMBER', reference: 'REFERENCE', replay: 'FILE', list: 'flag', yes: 'flag' },
	mayChangeRows: ({ list }) => !list,
	async run(context) {
		const { database, retention, values, out, print, confirm } = context;
		if (values.list) return write(out, endingLines(await retention.listErasures()));
		const subjects = await readSubjects(context);
		const found: DataSubject[] = [];
		const removed = { found: 0, undelivered: 0 };
		for (const subject of subjects) {
			const matching = await retention.count(subject);
			if (matching.found > 0) found.push(subject);
			removed.found += matching.found;
			removed.undelivered += matching.undelivered;
		}
		if (removed.found === 0) {
			// An earlier run may have been interrupted before it compacted the store, so compact now.
			await database.compact();
			if (values.replay) return print('Nothing to erase: nothing of it is in the store.');
			throw new CommandFailed('Nothing to erase: no enquiry matches.');
		}
		const question = `Erase ${describeRemoval(removed)} for good? Type yes: `;
		if (!values.yes && !(await confirm(question))) throw new CommandFailed('Nothing was erased.');
		const receivers = new Set((await Promise.all(found.map((subject) => retention.receiversOf(subject)))).flat());
		describeNotifications(receivers, operatorChannels(context.config), 'delete it').forEach(print);
		const erased = await retention.erase(...found);
		print(`Erased: ${erased}. Only their number, references and times are kept.`);
	},
};

async function readSubjects(context: Context): Promise<DataSubject[]> {
	const { email, phone, reference, replay } = context.values;
	if (!replay) return [await readDataSubject(context)];
	if (email || phone || reference) throw new UsageError('Give --replay alone.');
	return readReplay(replay);
}
