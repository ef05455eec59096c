/** A running service, and the operator's command line on the same store, shared by the tests of one file. */

import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beforeAll, expect } from 'vitest';
import type { ServerProcess } from '../../scripts/testing/start-server.ts';
import { testFolder } from '../../scripts/testing/test-folder.ts';
import type { EnquiryReceipt } from '../../shared/enquiry/enquiry-api.ts';
import { sqlitePath } from '../database/engines/sqlite.ts';
import { postEnquiry, runCommand, startService, storedReferences } from './service.ts';

export function commandLineBesideService() {
	const folder = testFolder();
	const environment = { DATA_DIR: join(folder, 'store') };
	let service: ServerProcess;
	beforeAll(async () => {
		service = await startService(environment);
		return () => service.end();
	});
	return {
		/** Folder that contains the store's folder; tests may add files. */
		folder,
		environment,
		run: (...args: string[]) => runCommand(environment, ...args),
		listed: (...filter: string[]) => storedReferences(environment, ...filter),
		async send(changes: Record<string, unknown> = {}): Promise<EnquiryReceipt> {
			const answer = await postEnquiry(service.url, changes);
			expect(answer.status).toBe(201);
			return answer.json();
		},
		/** Moves an enquiry's time of receipt back by a number of days. */
		age(reference: string, days: number): void {
			const receivedAt = new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString();
			const store = new DatabaseSync(sqlitePath(environment.DATA_DIR), { timeout: 5000 });
			store.prepare('UPDATE enquiries SET received_at = ? WHERE reference = ?').run(receivedAt, reference);
			store.close();
		},
	};
}
