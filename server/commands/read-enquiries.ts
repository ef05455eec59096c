/** Reads enquiries for a command; one that cannot be read, because its key is lost, is named and passed over. */

import { StoreUnavailable } from '../database/store-unavailable.ts';
import type { EnquiryRecord } from '../enquiries/enquiry-record.ts';
import type { EnquiryFilter, ReadingOrder } from '../enquiries/enquiry-store.ts';
import type { Context } from './command.ts';

interface Reading {
	/** Those that can be read; the others are named on standard error. */
	records: AsyncGenerator<EnquiryRecord>;
	/** Throws, once all are written, when there were others. */
	expectAllRead(): void;
}

export function readAll({ store, say }: Context, filter: EnquiryFilter, order: ReadingOrder): Reading {
	let failure: unknown;
	const records = store.read(filter, order, (reference, error) => {
		failure = error;
		say(`${reference} cannot be read.`);
	});
	return {
		records,
		expectAllRead() {
			if (failure) throw StoreUnavailable.from(failure);
		},
	};
}
