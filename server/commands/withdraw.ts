/** `withdraw`: records that a person withdrew consent; later exports and deliveries leave these enquiries out. */

import { countEnquiries, receiversOf, withdrawConsent } from '../enquiries/removal.ts';
import { type Command, CommandFailed, UsageError } from './command.ts';

export const withdraw: Command = {
	usage: 'withdraw --email ADDRESS',
	options: { email: { type: 'string' } },
	arguments: 0,
	async run({ database: { db }, seal, values, say }) {
		if (!values.email) throw new UsageError('Give --email.');
		const email = String(values.email);
		if ((await countEnquiries(db, seal, { email })) === 0)
			throw new CommandFailed('There is no enquiry from that address.');
		const withdrawn = await withdrawConsent(db, seal, email, new Date());
		say(withdrawn === 0 ? 'The consent was withdrawn before.' : `Consent withdrawn for ${withdrawn} of the enquiries.`);
		const receivers = await receiversOf(db, seal, { email });
		if (receivers.length > 0) say(`They were delivered to ${receivers.join(', ')}: tell them to stop.`);
	},
};
