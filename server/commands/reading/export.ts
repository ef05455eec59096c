/** Command `export`: streams enquiries that were not withdrawn, oldest first, as CSV or JSON Lines. */

import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { WriteStream } from 'node:tty';
import { stringify } from 'csv-stringify';
import { isTimeField } from '../../../shared/enquiry/fields.ts';
import type { EnquiryRecord } from '../../enquiries/store/enquiry-record.ts';
import { plainJson, plainLines } from '../../notifications/plain-text.ts';
import { type Command, localTime, UsageError, write } from '../command.ts';
import { filterOptions, readFilter, shownFields, withReplyBy } from './find-enquiries.ts';

/**
 * CSV injection: a spreadsheet may run text as a formula if the text begins with one of these signs, even after spaces or
 * invisible characters, or if it begins with a tab or line break.
 */
const likeFormula = /^[\s\p{C}]*[=+\-@＝＋－＠]|^[\t\r\n]/u;

export const exportEnquiries: Command = {
	name: 'export',
	options: { format: 'csv|jsonl', utc: 'flag', ...filterOptions },
	async run(context) {
		const { store, out, values, onUnreadable } = context;
		const { format } = values;
		if (format !== 'csv' && format !== 'jsonl') throw new UsageError('--format must be csv or jsonl.');
		const filter = { ...(await readFilter(context)), consentingOnly: true };
		const records = store.read(filter, 'oldest first', onUnreadable);
		// Control characters and direction marks are harmful only on a terminal, so CSV for a file or a pipe keeps them.
		const show = out instanceof WriteStream ? plainLines : String;
		const showTime = values.utc ? String : localTime;
		if (format === 'csv') await writeCsv(out, records, show, showTime);
		else for await (const record of records) await write(out, `${plainJson(JSON.stringify(withReplyBy(record)))}\n`);
	},
};

async function writeCsv(
	out: NodeJS.WritableStream,
	records: AsyncIterable<EnquiryRecord>,
	show: (text: string) => string,
	showTime: (time: string) => string,
): Promise<void> {
	const csv = stringify({
		header: true,
		// Without a byte order mark, Excel would not read the file as UTF-8.
		bom: true,
		columns: [...shownFields],
		cast: {
			object: (value) => (Array.isArray(value) ? value.join(';') : ''),
			string: (text, { column }) => {
				if (isTimeField(String(column))) return showTime(text);
				if (column === 'mobilePhoneE164') return text;
				return show(likeFormula.test(text) ? `'${text}` : text);
			},
		},
		record_delimiter: 'windows',
		// Quotes texts with these characters: unquoted, they end a cell or row, and the rest could run as a formula.
		quoted_match: /[;\t\r\n]/,
	});
	await pipeline(Readable.from(records).map(withReplyBy), csv, out, { end: false });
}
