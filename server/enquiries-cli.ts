/** The operator's command line: data on standard output, words on standard error; exit code 1 on failure, 2 on bad usage. */

import { setFlagsFromString } from 'node:v8';

// Loading and exporting make much short-lived garbage: swept often, it stays in little memory.
setFlagsFromString('--semi-space-growth-factor=1');
setFlagsFromString('--optimize-for-size');

const { runCommand } = await import('./commands/run-command.ts');
await runCommand(process.argv.slice(2));
