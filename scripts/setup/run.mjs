/** Runs a set-up command with its progress on the screen; a failure becomes one sentence that says what to do. */

import { runProgram } from './run-program.mjs';

export class SetupError extends Error {}

/** @param {string} command @param {string[]} args @param {{ advice: string, env?: NodeJS.ProcessEnv }} options */
export async function run(command, args, { advice, env = process.env }) {
	if ((await runProgram(command, args, { stdio: ['ignore', 2, 2], env })) !== 0) throw new SetupError(advice);
}

/** Says what is happening, on standard error so that a command's own output stays clean. @param {string} text */
export function say(text) {
	console.error(`• ${text}`);
}
