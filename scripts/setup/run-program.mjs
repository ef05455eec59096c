/** Runs a program to its end; a signal to stop meanwhile stops both. */

import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** @type {NodeJS.Signals[]} */
const stopSignals = ['SIGTERM', 'SIGINT', 'SIGHUP'];

/** Its message is one sentence that says what to do. */
export class SetupError extends Error {}

/**
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 * @returns {Promise<number>} its exit code, or 1 when it did not start or was killed
 */
export async function runProgram(command, args, options) {
	const child = spawn(command, args, options);
	/** @type {NodeJS.Signals | undefined} */
	let stoppedBy;
	/** @param {NodeJS.Signals} signal */
	const stop = (signal) => {
		stoppedBy = signal;
		child.kill(signal);
	};
	for (const signal of stopSignals) process.on(signal, stop);
	const [code] = await once(child, 'exit').catch(() => [1]);
	for (const signal of stopSignals) process.off(signal, stop);
	// Nobody listens any more, so this ends the process as it would have ended without a program to wait for.
	if (stoppedBy) process.kill(process.pid, stoppedBy);
	return code ?? 1;
}

/**
 * Runs a step of the set-up. All output goes to standard error, so that a command's own stays clean.
 * @param {string} command @param {string[]} args @param {string} advice what to do when it fails @param {NodeJS.ProcessEnv} [env]
 */
export async function run(command, args, advice, env) {
	const status = await runProgram(command, args, { stdio: ['ignore', 2, 2], env: { ...process.env, ...env } });
	if (status !== 0) throw new SetupError(advice);
}
