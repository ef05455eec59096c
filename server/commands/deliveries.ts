/** Command `deliveries`: lists the deliveries; retries, sends or dismisses them by hand; sends a test to a receiver. */

import { randomUUID } from 'node:crypto';
import type { Config } from '../config/config.ts';
import type { DeliveryState } from '../database/tables.ts';
import { describeFailure } from '../delivery/channels/channel.ts';
import { type Delivery, describeRecipient } from '../delivery/outbox.ts';
import { receiptRecipient, recipientsFor } from '../delivery/recipients.ts';
import { normaliseReference } from '../enquiries/store/reference.ts';
import { operatorChannels } from '../notifications/channels.ts';
import { testEvent } from '../notifications/enquiry-event.ts';
import { plainText } from '../notifications/plain-text.ts';
import {
	type Command,
	CommandFailed,
	type Context,
	formatDeliveryCount,
	localTime,
	readTime,
	textOf,
	UsageError,
	writeJson,
	writeTable,
} from './command.ts';
import { findByReference } from './reading/find-enquiries.ts';

const states: readonly DeliveryState[] = ['pending', 'dead', 'done'];
const heading = ['REFERENCE', 'TARGET', 'STATE', 'ATTEMPTS', 'DUE', 'FINISHED', 'LAST ERROR'];

export const deliveries: Command = {
	name: 'deliveries',
	options: {
		state: 'pending|dead|done',
		json: 'flag',
		retry: 'REFERENCE',
		dismiss: 'REFERENCE',
		send: 'REFERENCE?',
		test: 'TARGET',
		'retry-all': 'flag',
		'dismiss-all': 'flag',
		target: 'TARGET',
		partner: 'ID',
		since: 'TIME',
	},
	mayChangeRows: ({ state, json, test, ...changes }) => Object.keys(changes).length > 0,
	async run(context) {
		const { outbox, values, out, print } = context;
		if (values.send === true) return sendAll(context);
		if (values.partner) throw new UsageError('--partner goes with --send without a reference.');
		if (values.send) return send(context, String(values.send));
		if (values.test) return sendTest(context, String(values.test));
		if (values['retry-all']) return retryAll(context);
		if (values.since) throw new UsageError('--since goes with --retry-all, or with --send and --partner.');
		if (values['dismiss-all']) return dismissAll(context);
		if (values.target) throw new UsageError('--target goes with --retry-all or --dismiss-all.');
		if (values.retry) {
			const retried = await outbox.retry(normaliseReference(String(values.retry)));
			if (retried === 0)
				throw new CommandFailed(
					'Nothing to retry: no open delivery of a consenting person matches, or each is being sent now.',
				);
			return print(`Due again now: ${retried}.`);
		}
		if (values.dismiss) {
			const dismissed = await outbox.dismiss({ reference: normaliseReference(String(values.dismiss)) });
			if (dismissed === 0) throw new CommandFailed('Nothing to dismiss: no delivery that was given up matches.');
			return print(`Dismissed: ${dismissed}. Nobody is told of it any more.`);
		}
		const state = states.find((known) => known === values.state);
		if (values.state && !state) throw new UsageError(`--state must be one of ${states.join(', ')}.`);
		const found = outbox.list(state);
		const shown = values.json ? await writeJson(out, found, toJson) : await writeTable(out, heading, found, cells);
		print(`${formatDeliveryCount(shown)}.`);
	},
};

async function send(context: Context, typed: string): Promise<void> {
	const { reference, partner, withdrawnAt } = await findByReference(context, typed);
	if (withdrawnAt) throw new CommandFailed('Nothing is sent: the person has withdrawn consent.');
	reportSent(context, await context.outbox.send(reference, targetsFor(context, partner ?? undefined)));
}

/** Queues a partner's enquiries, except withdrawn ones, for each configured receiver whose delivery is missing or dead. */
async function sendAll(context: Context): Promise<void> {
	const { store, outbox, values, onUnreadable } = context;
	const partner = textOf(values.partner);
	if (!partner || values.target) throw new UsageError('Give --send a reference, or --partner and --since.');
	const targets = targetsFor(context, partner);
	const filter = { partner, since: readTime('--since', values.since), consentingOnly: true };
	let due = 0;
	for await (const { reference } of store.read(filter, 'oldest first', onUnreadable))
		due += await outbox.send(reference, targets);
	reportSent(context, due);
}

function targetsFor({ config }: Context, partner: string | undefined): string[] {
	const targets = recipientsFor({ ...config, receiptMail: false }, partner);
	if (targets.length > 0) return targets;
	throw new CommandFailed(
		'No receiver is configured here: set WEBHOOK_URL, SMTP_URL, PARTNERS_FILE as the server has it.',
	);
}

function reportSent({ print }: Context, due: number): void {
	if (due === 0) throw new CommandFailed('Nothing to send: every receiver has it, or is still to be tried.');
	print(`Due now: ${due}.`);
}

/** Sends a test event directly, bypassing the outbox. */
async function sendTest({ config, print }: Context, target: string): Promise<void> {
	const channel = operatorChannels(config).get(target);
	if (!channel)
		throw new UsageError(`There is no target ${target}. The targets configured here: ${targetNames(config)}.`);
	try {
		const id = `msg_${randomUUID().replaceAll('-', '')}`;
		const answer = await channel.send(id, testEvent(), new AbortController().signal);
		print(`${target} took the test: ${plainText(String(answer))}.`);
	} catch (error) {
		throw new CommandFailed(`${target} did not take the test: ${describeFailure(error).reason}.`);
	}
}

async function retryAll({ config, outbox, values, print }: Context): Promise<void> {
	const { state = 'dead' } = values;
	if (state !== 'dead' && state !== 'done') throw new UsageError('--state must be one of dead, done with --retry-all.');
	const since = readTime('--since', values.since);
	const configured = [...operatorChannels(config).keys()];
	const target = textOf(values.target);
	// `configured` does not contain `receipt`, so that no person gets a second receipt unless `--target receipt` asks for it.
	if (target && target !== receiptRecipient && !configured.includes(target))
		throw new CommandFailed(goneTarget(target, config));
	let retried = 0;
	for (const recipient of target ? [target] : configured) retried += await outbox.retryAll({ state, recipient, since });
	if (retried === 0 && target) throw new CommandFailed(`Nothing for ${target} is ${state}.`);
	print(`Due again now: ${retried}.`);
	if (target) return;
	for (const { recipient } of await outbox.listGivenUp())
		if (!configured.includes(recipient)) print(goneTarget(recipient, config));
}

function goneTarget(target: string, config: Config): string {
	return `${target} is gone: it is not configured here, and nothing is sent to it. To forget what was given up: deliveries --dismiss-all --target ${target}. The targets configured here: ${targetNames(config)}.`;
}

async function dismissAll({ outbox, values, print }: Context): Promise<void> {
	const recipient = textOf(values.target);
	if (!recipient) throw new UsageError('--dismiss-all needs --target.');
	const dismissed = await outbox.dismiss({ recipient });
	if (dismissed === 0) throw new CommandFailed(`Nothing to dismiss: no delivery to ${recipient} was given up.`);
	print(`Dismissed: ${dismissed}. Nobody is told of it any more.`);
}

function targetNames(config: Config): string {
	return [...operatorChannels(config).keys()].join(', ') || 'none';
}

function toJson(delivery: Delivery) {
	const { id, reference, event, recipient, state, attempts, due_at, finished_at, dismissed_at, last_error } = delivery;
	const times = { dueAt: due_at, finishedAt: finished_at, dismissedAt: dismissed_at };
	return { id, reference, event, target: recipient, state, attempts, ...times, lastError: last_error };
}

function cells(delivery: Delivery): string[] {
	const { reference, state, attempts, due_at, finished_at, dismissed_at, last_error } = delivery;
	return [
		reference,
		describeRecipient(delivery),
		dismissed_at ? `${state}, dismissed` : state,
		String(attempts),
		state === 'pending' ? localTime(due_at) : '-',
		finished_at ? localTime(finished_at) : '-',
		last_error ?? '-',
	];
}
