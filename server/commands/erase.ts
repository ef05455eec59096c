/** `erase`: removes one person's data, or one enquiry, so that no byte of it is left in the store. */

import { countEnquiries, eraseEnquiries, receiversOf } from '../enquiries/data-retention.ts';
import { type Command, CommandFailed } from './command.ts';
import { readDataSubject } from './find-enquiries.ts';

export const erase: Command = {
	usage: 'erase --email ADDRESS | --reference REFERENCE [--yes]',
	options: { email: { type: 'string' }, reference: { type: 'string' }, yes: { type: 'boolean' } },
	arguments: 0,
	async run(context) {
		const { database, encryption, values, say, confirm } = context;
		const subject = await readDataSubject(context);
		const found = await countEnquiries(database.db, encryption, subject);
		if (found === 0) {
			// An earlier run may have deleted the rows and been interrupted before their bytes were gone.
			await database.compact();
			throw new CommandFailed('Nothing to erase: no enquiry matches.');
		}
		const question = `Erase ${found === 1 ? '1 enquiry' : `${found} enquiries`} for good? Type yes: `;
		if (!values.yes && !(await confirm(question))) throw new CommandFailed('Nothing was erased.');
		const receivers = await receiversOf(database.db, encryption, subject);
		// Nobody knows any more once the rows are gone, even where their bytes could not all be reached.
		if (receivers.length > 0) say(`${receivers.join(', ')} may hold a copy: ask them to delete it, too.`);
		const erased = await eraseEnquiries(database, encryption, subject);
		say(`Erased: ${erased}. Only their number is kept.`);
	},
};
