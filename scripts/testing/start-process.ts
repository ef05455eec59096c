/** Starts a program and waits until its output announces that it is ready. */

import { type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';

export type RunningProcess = Awaited<ReturnType<typeof startProcess>>;

/** Resolves when either output stream matches `readyPattern`. Rejects with the standard error if the program exits first. */
export async function startProcess(
	program: string,
	args: readonly string[],
	readyPattern: RegExp,
	options: SpawnOptions = {},
) {
	const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
	const output = { stdout: '', stderr: '' };
	const exited = once(child, 'exit');
	const ready = await new Promise<RegExpExecArray>((resolve, reject) => {
		let found: RegExpExecArray | null = null;
		for (const stream of ['stdout', 'stderr'] as const)
			child[stream].setEncoding('utf8').on('data', (text) => {
				output[stream] += text;
				// After the match the output is not searched again, because it may grow long.
				found ??= readyPattern.exec(output[stream]);
				if (found) resolve(found);
			});
		exited.then(() => reject(new Error(output.stderr.trim())), reject);
	});
	/** Sends a signal and waits for the exit. @returns exit code, or null if the signal killed the program */
	async function end(signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
		child.kill(signal);
		await exited;
		return child.exitCode;
	}
	return {
		process: child,
		/** Match of `readyPattern`. */
		ready,
		/** Everything written to standard error so far. */
		log: () => output.stderr,
		end,
		[Symbol.asyncDispose]: async () => void (await end()),
	};
}
