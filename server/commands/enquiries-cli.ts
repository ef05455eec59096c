/** The operator's command line: data on standard output, words on standard error; exit code 1 on failure, 2 on bad usage. */

import { checkNodeVersion } from '../check-node-version.ts';

checkNodeVersion('npm run enquiries');
const { runCommand } = await import('./run-command.ts');
await runCommand(process.argv.slice(2));
