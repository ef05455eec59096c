/** Starts a program and waits until its output announces that it is ready. */

import { type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';

export type RunningProcess = Awaited<ReturnType<typeof startProcess>>;

/** Resolves when the output matches `isReady`. Rejects with the standard error if the program exits first. */
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
				// A log may grow long, so it is not searched after the match.
				found ??= isReady.exec(words[stream]);
				if (found) resolve(found);
			});
		exited.then(() => reject(new Error(words.stderr.trim())), reject);
	});
	/** Sends a signal and waits for the exit. @returns exit code, or null if the signal killed the program */
	async function end(signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
		child.kill(signal);
		await exited;
		return child.exitCode;
	}
	return {
		process: child,
		/** Match of `isReady`. */
		ready,
		/** Everything written to standard error so far. */
		log: () => words.stderr,
		end,
		[Symbol.asyncDispose]: async () => void (await end()),
	};
}
