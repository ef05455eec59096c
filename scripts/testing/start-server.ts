/** Starts the service as a separate process, for tests that treat it roughly and for scripts that look at it or measure it. */

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** What `npm start` runs, in the folder of a project. */
const server = 'build/server/server.js';
export const builtServer = join(import.meta.dirname, '../..', server);

export interface ServerProcess {
	/** Without a trailing slash. */
	url: string;
	process: ChildProcess;
	/** Everything written to the log so far. */
	log(): string;
	/** Ends it with a signal and waits; the exit code, or null when it was killed. */
	end(signal?: NodeJS.Signals): Promise<number | null>;
}

/** Resolves once it accepts requests, on a free port; rejects with its words when it stops instead. */
export async function startServerProcess(program: string, environment: Record<string, string>): Promise<ServerProcess> {
	const child = spawn(process.execPath, [program], {
		env: cleanEnvironment({ PORT: '0', ...environment }),
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
		url: /^Listening on (\S+)/.exec(String(line))?.[1] ?? '',
		process: child,
		log: () => log,
		async end(signal = 'SIGTERM') {
			child.kill(signal);
			await exited;
			return child.exitCode;
		},
	};
}

/** Leaves out the caller's environment, which may configure a real service. */
export function cleanEnvironment(environment: Record<string, string>): Record<string, string> {
	const { PATH = '', HOME = '', TMPDIR = '' } = process.env;
	return { PATH, HOME, TMPDIR, NODE_ENV: 'production', ...environment };
}

/** The built product with an empty store, which is removed as it stops. @param root the project's folder */
export async function startServer(
	root = join(import.meta.dirname, '../..'),
): Promise<{ origin: string; stop(): Promise<void> }> {
	const dataDir = mkdtempSync(join(tmpdir(), 'quote-site-'));
	const running = await startServerProcess(join(root, server), { DATA_DIR: dataDir, RATE_LIMIT_PER_MINUTE: '100000' });
	return {
		origin: running.url,
		async stop() {
			await running.end();
			rmSync(dataDir, { recursive: true, force: true });
		},
	};
}
