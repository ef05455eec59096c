/** Runs a program until it exits, and forwards signals that stop this process. */

import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** @type {NodeJS.Signals[]} */
const stopSignals = ['SIGTERM', 'SIGINT', 'SIGHUP'];

/** Error of the set-up. Its message says in one sentence what to do. */
export class SetupError extends Error {}

/**
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 * @returns {Promise<number>} exit code, or 1 if the program did not start or was killed
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
	// Without the listeners, the signal has its default effect, which is to end this process.
	if (stoppedBy) process.kill(process.pid, stoppedBy);
	return code ?? 1;
}

/**
 * Runs a step of the set-up. The step's output goes to standard error, so that standard output has only the command's output.
 * @param {string} command
 * @param {string[]} args
 * @param {string} advice message of the error if the step fails
 * @param {NodeJS.ProcessEnv} [env] variables to add
 */
export async function run(command, args, advice, env) {
	const status = await runProgram(command, args, { stdio: ['ignore', 2, 2], env: { ...process.env, ...env } });
	if (status !== 0) throw new SetupError(advice);
}
