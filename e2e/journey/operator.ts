/** What the operator sees: the command line beside the running server. */

import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

export interface StoredEnquiry {
	reference: string;
	name: string;
	email: string;
	mobilePhoneE164: string;
	gestationalWeek: string;
	plan: string | null;
	page: string | null;
	consentVersion: string;
}

/** Every stored enquiry, newest or oldest first as the command line gives them. */
export async function listEnquiries(dataDir = process.env.E2E_DATA_DIR): Promise<StoredEnquiry[]> {
	const env = { ...process.env, DATA_DIR: dataDir };
	const { stdout } = await promisify(execFile)(
		process.execPath,
		['server/enquiries-cli.ts', 'list', '--json', '--limit', '1000'],
		{ env },
	);
	return JSON.parse(stdout);
}
