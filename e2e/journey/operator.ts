/** What the operator sees: the command line beside the running server, as `npm run enquiries` starts it. */

import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { cleanEnvironment } from '../../scripts/testing/start-server.ts';

interface StoredEnquiry {
	reference: string;
	name: string;
	email: string;
	mobilePhoneE164: string;
	gestationalWeek: string;
	plan: string | null;
	partner: string | null;
	page: string | null;
	origin: string | null;
	consentVersion: string;
	language: string | null;
}

/** @returns what it printed */
export async function runCommandLine(dataDir: string, ...args: string[]): Promise<string> {
	const program = ['--lite-mode', 'build/server/enquiries-cli.js', ...args];
	const env = cleanEnvironment({ DATA_DIR: dataDir });
	return (await promisify(execFile)(process.execPath, program, { env })).stdout;
}

/** Every stored enquiry, newest first. */
export async function listEnquiries(dataDir = `${process.env.E2E_DATA_DIR}`): Promise<StoredEnquiry[]> {
	return JSON.parse(await runCommandLine(dataDir, 'list', '--json', '--limit', '1000'));
}
