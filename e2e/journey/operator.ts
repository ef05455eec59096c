/** The operator's command line, run beside the server as `npm run enquiries` does. */

import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { cleanEnvironment } from '../../scripts/testing/start-server.ts';

/** @returns standard output of the command line @throws if the exit code is not 0 */
export async function runCommandLine(dataDir: string, ...args: string[]): Promise<string> {
	const program = ['build/server/enquiries-cli.js', ...args];
	const env = cleanEnvironment({ DATA_DIR: dataDir });
	return (await promisify(execFile)(process.execPath, program, { env })).stdout;
}

/** The newest 1,000 stored enquiries, newest first. */
export async function listEnquiries(dataDir = `${process.env.E2E_DATA_DIR}`): Promise<Record<string, string | null>[]> {
	return JSON.parse(await runCommandLine(dataDir, 'list', '--json', '--limit', '1000'));
}
