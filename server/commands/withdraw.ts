/** `withdraw`: records that a person withdrew consent; later exports and deliveries leave these enquiries out. */

import { countEnquiries, receiversOf, withdrawConsent } from '../enquiries/data-retention.ts';
import { verifyEncryptionKeys } from '../enquiries/verify-encryption-keys.ts';
import { type Command, CommandFailed, type Context } from './command.ts';
import { findByReference, readDataSubject } from './find-enquiries.ts';

export const withdraw: Command = {
	usage: 'withdraw --email ADDRESS | --reference REFERENCE',
	options: { email: { type: 'string' }, reference: { type: 'string' } },
	arguments: 0,
	async run(context) {
		const { encryption, say } = context;
		const { db } = context.database;
		const email = await readPerson(context);
		if ((await countEnquiries(db, encryption, { email })) === 0)
			throw new CommandFailed('There is no enquiry from that address.');
		const withdrawn = await withdrawConsent(db, encryption, email, new Date());
		const enquiries = withdrawn === 1 ? '1 enquiry' : `${withdrawn} enquiries`;
		say(withdrawn === 0 ? 'Consent had been withdrawn already.' : `Consent withdrawn for ${enquiries}.`);
		const receivers = await receiversOf(db, encryption, { email });
		if (receivers.length > 0) say(`${receivers.join(', ')} may hold a copy: tell them to stop.`);
	},
};

/** People are told to send their reference; consent is theirs in all of their enquiries. */
async function readPerson(context: Context): Promise<string> {
	const subject = await readDataSubject(context);
	if ('email' in subject) return subject.email;
	await verifyEncryptionKeys(context.database, context.encryption);
	const { email } = await findByReference(context, String(context.values.reference));
	return email;
}
