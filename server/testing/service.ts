/** Runs the service and its command line for tests and benchmarks. */

import { randomUUID } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { dirname, join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { builtServer, type ServerProcess, startServerProcess } from '../../scripts/testing/start-server.ts';
import { runCommand as runInProcess } from '../commands/run-command.ts';
import { readConfig } from '../config/config.ts';
import { openService } from '../service/open-service.ts';
import { newEnquiry, sampleEnquiry } from './sample-enquiry.ts';

/** The built command line, for tests that need a separate process. */
export const builtCommandLine = join(dirname(builtServer), 'enquiries-cli.js');

type Environment = Record<string, string>;

export function startService(environment: Environment, program = builtServer): Promise<ServerProcess> {
	return startServerProcess(program, { RATE_LIMIT_PER_MINUTE: '1000000', ...environment });
}

/** Runs the operator's command line in this process. Never rejects; failures are in the exit code. */
export function runCommand(environment: Environment, ...args: string[]) {
	return runCommandWithInput('', environment, ...args);
}

/** Runs a command like `runCommand`, with `input` as standard input. */
export async function runCommandWithInput(input: string, environment: Environment, ...args: string[]) {
	const [out, messages] = [new PassThrough(), new PassThrough()];
	const read = Promise.all([text(out), text(messages)]);
	const io = { env: environment, stdin: Readable.from(input), stdout: out, stderr: messages };
	const code = await runInProcess(args, io);
	out.end();
	messages.end();
	const [printed, reported] = await read;
	return { code, out: printed, messages: reported };
}

/** Posts the sample enquiry with changes, on a new connection, because the server may close an idle connection at any time. */
export function postEnquiry(url: string, changes: object = {}, key: string = randomUUID()): Promise<Response> {
	return fetch(`${url}/api/enquiries`, {
		method: 'POST',
		headers: { 'content-type': 'application/json', 'idempotency-key': key, connection: 'close' },
		body: JSON.stringify(sampleEnquiry({ ...changes })),
	});
}

/** A raw connection for hand-written requests. */
export function connectTo(url: string): Socket {
	const { hostname, port } = new URL(url);
	return connect(Number(port), hostname);
}

/** Status of the health check: 200 if enquiries can be stored. */
export async function healthOf({ url }: ServerProcess): Promise<number> {
	return (await fetch(`${url}/healthz`)).status;
}

/** An ENCRYPTION_KEY made of one repeated letter. */
export function encryptionKey(letter: string): string {
	return Buffer.alloc(32, letter).toString('base64');
}

/** References that `list` prints: newest first, unless the filter is `--unanswered`. */
export async function storedReferences(environment: Environment, ...filter: string[]): Promise<string[]> {
	const { out } = await runCommand(environment, 'list', '--json', ...filter);
	return JSON.parse(out).map(({ reference }: { reference: string }) => reference);
}

/** Stores an enquiry without a server, and creates the store if needed. @returns the enquiry's reference */
export async function storeEnquiry(environment: Environment, changes: object = {}, recipients: readonly string[] = []) {
	const { database, store } = await openService(readConfig(environment));
	const added = await store.add(newEnquiry({ ...changes }, recipients));
	await database.close();
	if (added.outcome !== 'stored') throw new Error(added.outcome);
	return added.reference;
}
