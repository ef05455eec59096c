/** The service as a process of its own, for tests and measurements that treat it roughly. */

import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';

const serverRoot = join(import.meta.dirname, '..');

export interface Service {
	url: string;
	process: ChildProcess;
	/** Everything written to the log so far. */
	log(): string;
	/** Ends it with a signal and waits; the exit code, or null when it was killed. */
	end(signal?: NodeJS.Signals): Promise<number | null>;
}

type Environment = Record<string, string>;

/**
 * Resolves once it accepts requests; rejects with its words when it stops instead.
 * @param program the sources, unless it is their build that matters
 */
export async function startService(
	environment: Environment,
	program = join(serverRoot, 'server.ts'),
): Promise<Service> {
	const child = spawn(process.execPath, [program], {
		env: cleanEnvironment({ PORT: '0', RATE_LIMIT_PER_MINUTE: '1000000', ...environment }),
		stdio: ['ignore', 'pipe', 'pipe'],
	});
	let log = '';
	child.stderr.setEncoding('utf8').on('data', (text) => {
		log += text;
	});
	const exited = once(child, 'exit');
	const lines = createInterface({ input: child.stdout });
	const [line] = await Promise.race([
		once(lines, 'line'),
		exited.then(() => {
			throw new Error(log.trim());
		}),
	]);
	return {
		url: String(line).replace(/^Listening on /, ''),
		process: child,
		log: () => log,
		async end(signal = 'SIGTERM') {
			child.kill(signal);
			await exited;
			return child.exitCode;
		},
	};
}

/** The operator's command line. Never rejects: the exit code tells. */
export async function runCommand(environment: Environment, ...args: string[]) {
	const options = { env: cleanEnvironment(environment), maxBuffer: 256 * 1024 * 1024 };
	try {
		const running = promisify(execFile)(process.execPath, [join(serverRoot, 'enquiries-cli.ts'), ...args], options);
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

/** Without the settings of whoever runs this. */
function cleanEnvironment(environment: Environment): NodeJS.ProcessEnv {
	return {
		PATH: process.env.PATH,
		HOME: process.env.HOME,
		TMPDIR: process.env.TMPDIR,
		NODE_ENV: 'production',
		...environment,
	};
}
