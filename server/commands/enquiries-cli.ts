/** Entry point of the operator's command line. Data goes to standard output, messages to standard error. */

import { checkNodeVersion } from '../config/check-node-version.ts';

checkNodeVersion('npm run enquiries');
const { runCommand } = await import('./run-command.ts');

// Times are shown and read in Singapore's time zone, unless TZ names another.
process.env.TZ ||= 'Asia/Singapore';
// A reader such as `head` may close the pipe early, which is not a failure.
process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => {
	if (code === 'EPIPE') process.exit(0);
	console.error(`Standard output cannot be written (${code}).`);
	process.exit(1);
});
process.exitCode = await runCommand(process.argv.slice(2), process);
