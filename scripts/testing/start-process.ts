/** Starts a program of its own, and waits until it says that it is ready. */

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

export interface RunningProcess {
	process: ChildProcess;
	/** The output that announced readiness. */
	ready: RegExpExecArray;
	/** Everything written to standard error so far. */
	log(): string;
	/** Ends it with a signal and waits; the exit code, or null when it was killed. */
	end(signal?: NodeJS.Signals): Promise<number | null>;
}

interface Place {
	cwd?: string;
	env?: NodeJS.ProcessEnv;
	uid?: number;
	gid?: number;
}

/** Resolves once its output matches; rejects with its words when it ends instead. */
export async function startProcess(
	program: string,
	args: readonly string[],
	isReady: RegExp,
	place: Place = {},
): Promise<RunningProcess> {
	const child = spawn(program, args, { ...place, stdio: ['ignore', 'pipe', 'pipe'] });
	const words = { stdout: '', stderr: '' };
	const exited = once(child, 'exit');
	const ready = await new Promise<RegExpExecArray>((resolve, reject) => {
		let found: RegExpExecArray | null = null;
		for (const stream of ['stdout', 'stderr'] as const)
			child[stream].setEncoding('utf8').on('data', (text) => {
				words[stream] += text;
				// A log may grow long: it is searched until it has said so.
				found ??= isReady.exec(words[stream]);
				if (found) resolve(found);
			});
		exited.then(() => reject(new Error(words.stderr.trim())), reject);
	});
	return {
		process: child,
		ready,
		log: () => words.stderr,
		async end(signal = 'SIGTERM') {
			child.kill(signal);
			await exited;
			return child.exitCode;
		},
	};
}
