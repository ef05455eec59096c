/** Command `withdraw`: records that a person withdrew consent, lists withdrawals, or repeats them after a restore. */

import { operatorChannels } from '../../notifications/channels.ts';
import type { Person } from '../../retention/data-retention.ts';
import { endingLines } from '../../retention/endings-file.ts';
import {
	type Command,
	CommandFailed,
	type Context,
	describeNotifications,
	formatEnquiryCount,
	UsageError,
	write,
} from '../command.ts';
import { findByReference, readDataSubject, readReplay } from '../reading/find-enquiries.ts';

export const withdraw: Command = {
	name: 'withdraw',
	options: { email: 'ADDRESS', phone: 'NUMBER', reference: 'REFERENCE', replay: 'FILE', list: 'flag' },
	mayChangeRows: ({ list }) => !list,
	async run(context) {
		const { retention, values, out, print } = context;
		if (values.list) return write(out, endingLines(await retention.listWithdrawals()));
		if (values.replay) {
			if (values.email || values.phone || values.reference) throw new UsageError('Give --replay alone.');
			const again = await retention.withdrawAgain(readReplay(values.replay));
			return print(`Consent withdrawn again for ${formatEnquiryCount(again)}.`);
		}
		const person = await readPerson(context);
		if ((await retention.count(person)).found === 0)
			throw new CommandFailed(`There is no enquiry from that ${'email' in person ? 'address' : 'phone'}.`);
		const withdrawn = await retention.withdraw(person);
		print(
			withdrawn === 0
				? 'Consent had been withdrawn already.'
				: `Consent withdrawn for ${formatEnquiryCount(withdrawn)}.`,
		);
		const receivers = await retention.receiversOf(person);
		describeNotifications(receivers, operatorChannels(context.config), 'stop').forEach(print);
		if (!('email' in person)) return;
		const others = (await context.store.findSamePhone(person.email)).join(', ');
		const samePhone = `The same phone stands under another address in ${others}: ask the person whether these are theirs.`;
		if (others) print(samePhone);
	},
};

/** Reads the person. `--reference` means the address of that enquiry, because a withdrawal covers all enquiries of a person. */
async function readPerson(context: Context): Promise<Person> {
	const subject = await readDataSubject(context);
	if (!('reference' in subject)) return subject;
	await context.store.verifyKeys();
	const { email } = await findByReference(context, String(context.values.reference));
	return { email };
}
