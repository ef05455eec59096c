/** The operator's command line: data on standard output, words on standard error; exit code 1 on failure, 2 on bad usage. */

import { checkNodeVersion } from '../config/check-node-version.ts';

checkNodeVersion('npm run enquiries');
const { runCommand } = await import('./run-command.ts');

// Time zone of all times shown and given, wherever the server stands.
process.env.TZ ||= 'Asia/Singapore';
// A reader that has seen enough, such as `head`, closes the pipe: that is no failure.
process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => {
	if (code === 'EPIPE') process.exit(0);
	console.error(`Standard output cannot be written (${code}).`);
	process.exit(1);
});
process.exitCode = await runCommand(process.argv.slice(2), process);
