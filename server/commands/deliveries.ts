/** `deliveries`: what is still to be delivered, was given up or is done; and another try by hand. */

import type { DeliveryState } from '../database/tables.ts';
import type { Delivery } from '../delivery/outbox.ts';
import { normaliseReference } from '../enquiries/reference.ts';
import { type Command, CommandFailed, UsageError, writeJson, writeTable } from './command.ts';

const states: readonly DeliveryState[] = ['pending', 'dead', 'done'];
const heading = ['REFERENCE', 'TARGET', 'STATE', 'ATTEMPTS', 'DUE', 'FINISHED', 'LAST ERROR'];

export const deliveries: Command = {
	usage: 'deliveries [--state pending|dead|done] [--json] | deliveries --retry REFERENCE',
	options: { state: { type: 'string' }, retry: { type: 'string' }, json: { type: 'boolean' } },
	arguments: 0,
	async run({ outbox, values, out, say }) {
		if (values.retry) {
			const retried = await outbox.retry(normaliseReference(String(values.retry)));
			if (retried === 0) throw new CommandFailed('Nothing to retry: no open delivery of a consenting person matches.');
			return say(`Due again now: ${retried}.`);
		}
		const { state } = values;
		if (state !== undefined && !isState(state)) throw new UsageError(`--state must be one of ${states.join(', ')}.`);
		const found = outbox.list(state);
		const shown = values.json ? await writeJson(out, describeAll(found)) : await writeTable(out, heading, found, cells);
		say(shown === 1 ? '1 delivery.' : `${shown} deliveries.`);
	},
};

async function* describeAll(deliveries: AsyncGenerator<Delivery>) {
	for await (const delivery of deliveries) yield describe(delivery);
}

function isState(value: unknown): value is DeliveryState {
	return states.some((state) => state === value);
}

function describe({ id, reference, target, state, attempts, due_at, finished_at, last_error }: Delivery) {
	return { id, reference, target, state, attempts, dueAt: due_at, finishedAt: finished_at, lastError: last_error };
}

function cells(delivery: Delivery): string[] {
	const { reference, target, state, attempts, due_at, finished_at, last_error } = delivery;
	return [
		reference,
		target,
		state,
		String(attempts),
		state === 'pending' ? due_at : '-',
		finished_at ?? '-',
		last_error ?? '-',
	];
}
