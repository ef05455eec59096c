/** `deliveries`: what is still to be delivered, was given up or is done; and another try by hand. */

import { randomUUID } from 'node:crypto';
import type { DeliveryState } from '../database/tables.ts';
import { type Delivery, describeTarget } from '../delivery/outbox.ts';
import { describeFailure } from '../delivery/sender.ts';
import { targetsFor } from '../delivery/targets.ts';
import { normaliseReference } from '../enquiries/reference.ts';
import { testEvent } from '../notifications/enquiry-event.ts';
import { plainText } from '../notifications/plain-text.ts';
import { createSenders } from '../notifications/senders.ts';
import {
	type Command,
	CommandFailed,
	type Context,
	localTime,
	readTime,
	textOf,
	UsageError,
	writeJson,
	writeTable,
} from './command.ts';
import { findByReference } from './find-enquiries.ts';

const states: readonly DeliveryState[] = ['pending', 'dead', 'done'];
const heading = ['REFERENCE', 'TARGET', 'STATE', 'ATTEMPTS', 'DUE', 'FINISHED', 'LAST ERROR'];

export const deliveries: Command = {
	usage:
		'deliveries [--state pending|dead|done] [--json] | deliveries --retry REFERENCE | deliveries --retry-all [--target T] [--since TIME] [--state dead|done] | deliveries --send REFERENCE | deliveries --test TARGET',
	options: {
		state: { type: 'string' },
		retry: { type: 'string' },
		'retry-all': { type: 'boolean' },
		target: { type: 'string' },
		since: { type: 'string' },
		send: { type: 'string' },
		test: { type: 'string' },
		json: { type: 'boolean' },
	},
	arguments: 0,
	async run(context) {
		const { outbox, values, out, say } = context;
		if (values.send) return send(context, String(values.send));
		if (values.test) return sendTest(context, String(values.test));
		if (values['retry-all']) return retryAll(context);
		if (values.target || values.since) throw new UsageError('--target and --since go with --retry-all.');
		if (values.retry) {
			const retried = await outbox.retry(normaliseReference(String(values.retry)));
			if (retried === 0) throw new CommandFailed('Nothing to retry: no open delivery of a consenting person matches.');
			return say(`Due again now: ${retried}.`);
		}
		const state = states.find((known) => known === values.state);
		if (values.state && !state) throw new UsageError(`--state must be one of ${states.join(', ')}.`);
		const found = outbox.list(state);
		const shown = values.json ? await writeJson(out, found, describe) : await writeTable(out, heading, found, cells);
		say(shown === 1 ? '1 delivery.' : `${shown} deliveries.`);
	},
};

async function send(context: Context, typed: string): Promise<void> {
	const { config, outbox, say } = context;
	const { reference, partner, withdrawnAt } = await findByReference(context, typed);
	if (withdrawnAt) throw new CommandFailed('Nothing is sent: the person has withdrawn consent.');
	const targets = targetsFor({ ...config, receiptMail: false }, partner ?? undefined);
	if (targets.length === 0)
		throw new CommandFailed(
			'No receiver is configured here: set WEBHOOK_URL, SMTP_URL, PARTNERS_FILE as the server has it.',
		);
	const due = await outbox.send(reference, targets);
	if (due === 0) throw new CommandFailed('Nothing to send: every receiver has it, or is still to be tried.');
	say(`Due now: ${due}.`);
}

/** In the way of a real delivery, but past the outbox. */
async function sendTest({ config, say }: Context, target: string): Promise<void> {
	const senders = createSenders({ ...config, receiptMail: false }, { to: () => '' });
	const sender = senders.get(target);
	const known = [...senders.keys()].join(', ') || 'none is configured here';
	if (!sender) throw new UsageError(`There is no target ${target}: ${known}.`);
	try {
		const id = `msg_${randomUUID().replaceAll('-', '')}`;
		const answer = await sender.send(id, testEvent(), new AbortController().signal);
		say(`${target} took the test: ${plainText(String(answer))}.`);
	} catch (error) {
		throw new CommandFailed(`${target} did not take the test: ${describeFailure(error).reason}.`);
	}
}

async function retryAll({ outbox, values, say }: Context): Promise<void> {
	const { state = 'dead' } = values;
	if (state !== 'dead' && state !== 'done') throw new UsageError('--state must be one of dead, done with --retry-all.');
	const retried = await outbox.retryAll({
		state,
		target: textOf(values.target),
		since: readTime('--since', values.since),
	});
	say(`Due again now: ${retried}.`);
}

function describe({ id, reference, event, target, state, attempts, due_at, finished_at, last_error }: Delivery) {
	const times = { dueAt: due_at, finishedAt: finished_at };
	return { id, reference, event, target, state, attempts, ...times, lastError: last_error };
}

function cells(delivery: Delivery): string[] {
	const { reference, state, attempts, due_at, finished_at, last_error } = delivery;
	return [
		reference,
		describeTarget(delivery),
		state,
		String(attempts),
		state === 'pending' ? localTime(due_at) : '-',
		finished_at ? localTime(finished_at) : '-',
		last_error ?? '-',
	];
}
