/** The service and its command line as processes of their own, for tests and measurements that treat them roughly. */

import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { cleanEnvironment, type ServerProcess, startServerProcess } from '../../scripts/start-server.ts';
import type { EnquiryReceipt } from '../../shared/enquiry/enquiry-api.ts';

const serverRoot = join(import.meta.dirname, '..');

type Environment = Record<string, string>;

/** @param program the sources, unless it is their build that matters */
export function startService(
	environment: Environment,
	program = join(serverRoot, 'server.ts'),
): Promise<ServerProcess> {
	return startServerProcess(program, { RATE_LIMIT_PER_MINUTE: '1000000', ...environment });
}

/** The operator's command line. Never rejects: the exit code tells. */
export async function runCommand(environment: Environment, ...args: string[]) {
	const options = { env: cleanEnvironment(environment), maxBuffer: 256 * 1024 * 1024 };
	try {
		const running = promisify(execFile)(
			process.execPath,
			[join(serverRoot, 'commands/enquiries-cli.ts'), ...args],
			options,
		);
		running.child.stdin?.end();
		const done = await running;
		return { code: 0, out: done.stdout, words: done.stderr };
	} catch (error) {
		const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
		return { code, out: stdout, words: stderr };
	}
}

export function postEnquiry(url: string, enquiry: object, key: string = randomUUID()): Promise<Response> {
	return fetch(`${url}/api/enquiries`, {
		method: 'POST',
		headers: { 'content-type': 'application/json', 'idempotency-key': key },
		body: JSON.stringify(enquiry),
	});
}

/** A connection for requests that are written by hand. */
export function connectTo(url: string): Socket {
	const { hostname, port } = new URL(url);
	return connect(Number(port), hostname);
}

/** The status of its health check: 200 while an enquiry could be stored. */
export async function healthOf({ url }: ServerProcess): Promise<number> {
	return (await fetch(`${url}/healthz`)).status;
}

/** A value of ENCRYPTION_KEY, the same for the same letter. */
export function encryptionKey(letter: string): string {
	return Buffer.alloc(32, letter).toString('base64');
}

/** What was answered to an enquiry that was stored. */
export async function receiptOf(answer: Response): Promise<EnquiryReceipt> {
	return (await answer.json()) as EnquiryReceipt;
}

/** The references of what the operator sees stored, newest first. */
export async function storedReferences(environment: Environment, ...filter: string[]): Promise<string[]> {
	const { out } = await runCommand(environment, 'list', '--json', ...filter);
	return JSON.parse(out).map(({ reference }: EnquiryReceipt) => reference);
}
