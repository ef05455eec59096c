/** Starts a program of its own, and waits until it says that it is ready. */

import { type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';

export type RunningProcess = Awaited<ReturnType<typeof startProcess>>;

/** Resolves once its output matches; rejects with its words when it ends instead. */
export async function startProcess(
	program: string,
	args: readonly string[],
	isReady: RegExp,
	place: SpawnOptions = {},
) {
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
	/** With a signal, and waits: the exit code, or null when it was killed. */
	async function end(signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
		child.kill(signal);
		await exited;
		return child.exitCode;
	}
	return {
		process: child,
		/** The output that announced readiness. */
		ready,
		/** Everything written to standard error so far. */
		log: () => words.stderr,
		end,
		[Symbol.asyncDispose]: async () => void (await end()),
	};
}
