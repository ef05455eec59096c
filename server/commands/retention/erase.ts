/** `erase`: removes one person's data, or one enquiry, or all that was erased since a back-up, to the last byte. */

import { readFileSync } from 'node:fs';
import { normaliseReference } from '../../enquiries/reference.ts';
import type { DataSubject } from '../../retention/data-retention.ts';
import { type Command, CommandFailed, type Context, describeRemoval, UsageError, write } from '../command.ts';
import { readDataSubject } from '../find-enquiries.ts';

const reference = /^[0-9A-Z]{5}-[0-9A-Z]{5}-[0-9A-Z]{4}$/;

export const erase: Command = {
	usage: 'erase --email ADDRESS | --reference REFERENCE [--yes] | erase --list | erase --replay FILE [--yes]',
	options: {
		email: { type: 'string' },
		reference: { type: 'string' },
		list: { type: 'boolean' },
		replay: { type: 'string' },
		yes: { type: 'boolean' },
	},
	arguments: 0,
	async run(context) {
		const { retention, values, say, confirm } = context;
		if (values.list) return list(context);
		const subjects = values.replay ? readErasures(context) : [await readDataSubject(context)];
		const found: DataSubject[] = [];
		const removed = { found: 0, undelivered: 0 };
		for (const subject of subjects) {
			const matching = await retention.count(subject);
			if (matching.found > 0) found.push(subject);
			removed.found += matching.found;
			removed.undelivered += matching.undelivered;
		}
		if (removed.found === 0) {
			// An earlier run may have been interrupted before the bytes of its rows were gone.
			await retention.compact();
			if (values.replay) return say('Nothing to erase: nothing of it is in the store.');
			throw new CommandFailed('Nothing to erase: no enquiry matches.');
		}
		const question = `Erase ${describeRemoval(removed)} for good? Type yes: `;
		if (!values.yes && !(await confirm(question))) throw new CommandFailed('Nothing was erased.');
		const receivers = new Set((await Promise.all(found.map((subject) => retention.receiversOf(subject)))).flat());
		if (receivers.size > 0) say(`${[...receivers].join(', ')} may hold a copy, and will be told to delete it.`);
		const erased = await retention.erase(...found);
		say(`Erased: ${erased}. Only their number, references and times are kept.`);
	},
};

async function list({ retention, out }: Context): Promise<void> {
	for (const { reference, erased_at } of await retention.listErasures())
		await write(out, `${reference} ${erased_at}\n`);
}

/** What `--list` wrote: a reference begins each line. */
function readErasures({ values }: Context): DataSubject[] {
	if (values.email || values.reference) throw new UsageError('Give --replay alone.');
	const file = String(values.replay);
	const lines = readText(file).split('\n').filter(Boolean);
	return lines.map((line, index) => {
		const subject = { reference: normaliseReference(line.split(' ')[0] ?? '') };
		if (!reference.test(subject.reference))
			throw new CommandFailed(`Line ${index + 1} of ${file} does not begin with a reference: nothing was erased.`);
		return subject;
	});
}

function readText(file: string): string {
	try {
		return readFileSync(file, 'utf8');
	} catch (error) {
		throw new CommandFailed(`${file} cannot be read (${(error as NodeJS.ErrnoException).code}).`);
	}
}
