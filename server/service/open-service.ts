/** Opens the store, and what reads and changes it: for the service, the command line, measurements and tests. */

import type { Config } from '../config/config.ts';
import { expectNoUnfinishedCopy } from '../database/copy-store.ts';
import { expectNoLostStore } from '../database/failures/lost-store.ts';
import { createFieldEncryption } from '../database/field-encryption.ts';
import type { OtherVersions } from '../database/migrations/migrate.ts';
import { type DatabaseLocation, openDatabase } from '../database/open-database.ts';
import type { ReceiptLimit } from '../delivery/first-deliveries.ts';
import { createOutbox } from '../delivery/outbox.ts';
import { createEnquiryStore } from '../enquiries/store/enquiry-store.ts';
import { createTestEnquiries } from '../enquiries/store/test-enquiries.ts';
import { createReplies } from '../replies/replies.ts';
import { createDataRetention } from '../retention/data-retention.ts';
import { keepEndingsIn } from '../retention/endings-file.ts';

export type Service = Awaited<ReturnType<typeof openService>>;

interface Options {
	onLostConnection?: (error: Error) => void;
	otherVersions?: OtherVersions;
	receipts?: ReceiptLimit;
	/** Begin with an empty store although there was another. */
	beginAnew?: boolean;
	/** Called with a sentence when a file beside the back-ups cannot be written. */
	onNotKept?: (sentence: string) => void;
}

export async function openService(
	config: DatabaseLocation & Pick<Config, 'encryptionKeys'> & { backupDir?: string | undefined },
	{ onLostConnection = () => {}, otherVersions, receipts, beginAnew, onNotKept = console.error }: Options = {},
) {
	const database = await openDatabase(config, onLostConnection, otherVersions, () => {
		if (!beginAnew) expectNoLostStore(config);
	});
	await expectNoUnfinishedCopy(database.db).catch(async (error) => {
		await database.close();
		throw error;
	});
	const encryption = createFieldEncryption(config.encryptionKeys);
	return {
		database,
		encryption,
		store: createEnquiryStore(database, encryption, receipts),
		tests: createTestEnquiries(database, encryption),
		outbox: createOutbox(database),
		replies: createReplies(database),
		retention: createDataRetention(database, encryption, keepEndingsIn(config.backupDir, onNotKept)),
	};
}
