/** Opens the store and its repositories for the service, the command line, benchmarks and tests. */

import type { Config } from '../config/config.ts';
import { expectNoUnfinishedCopy } from '../database/copy-store.ts';
import type { Database } from '../database/database.ts';
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
import { recordEndingsIn } from '../retention/endings-file.ts';

export type Service = Awaited<ReturnType<typeof openService>>;

interface Options {
	onLostConnection?: (error: Error) => void;
	otherVersions?: OtherVersions;
	receipts?: ReceiptLimit;
	/** True to create an empty store even if there was a store with enquiries before. */
	startEmpty?: boolean;
	/** Called with a message if an erasure or withdrawal cannot be recorded beside the back-ups. */
	onEndingNotRecorded?: (sentence: string) => void;
}

export async function openService(
	config: DatabaseLocation & Pick<Config, 'encryptionKeys'> & { backupDir?: string | undefined },
	{
		onLostConnection = () => {},
		otherVersions,
		receipts,
		startEmpty,
		onEndingNotRecorded = console.error,
	}: Options = {},
) {
	const database = await openDatabase(config, onLostConnection, otherVersions, () => {
		if (!startEmpty) expectNoLostStore(config);
	});
	await expectNoUnfinishedCopy(database.db).catch(async (error) => {
		await database.close();
		throw error;
	});
	const encryption = createFieldEncryption(config.encryptionKeys);
	const hasKey = config.encryptionKeys.length > 0;
	return {
		/** Problems to report to the operator at start. */
		warnings: async () => [...(await database.warnings()), ...(hasKey ? await storedBeforeFirstKey(database) : [])],
		database,
		encryption,
		store: createEnquiryStore(database, encryption, receipts),
		tests: createTestEnquiries(database, encryption),
		outbox: createOutbox(database),
		replies: createReplies(database),
		retention: createDataRetention(database, encryption, recordEndingsIn(config.backupDir, onEndingNotRecorded)),
	};
}

async function storedBeforeFirstKey({ db }: Database): Promise<string[]> {
	const plain = db.selectFrom('enquiries').where('key_id', '=', '');
	const { count, last } = await plain
		.select(({ fn }) => [fn.countAll<number>().as('count'), fn.max<string | null>('received_at').as('last')])
		.executeTakeFirstOrThrow();
	if (!last) return [];
	const found = count === 1 ? 'one enquiry stored' : `${count} enquiries stored`;
	return [
		`WARNING: ENCRYPTION_KEY does not protect ${found} before it was set, until ${last}, here and in every back-up of that time: encrypt the disk, delete those back-ups, and erase what nobody needs ("purge --older-than DAYS", "erase"). RETENTION_DAYS ends the rest.`,
	];
}
