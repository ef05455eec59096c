/** `export`: every enquiry still consented to, oldest first, as CSV or one JSON object a line, in constant memory. */

import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { WriteStream } from 'node:tty';
import { stringify } from 'csv-stringify';
import { isTimeField } from '../../../shared/enquiry/fields.ts';
import type { EnquiryRecord } from '../../enquiries/store/enquiry-record.ts';
import { plainJson, plainLines } from '../../notifications/plain-text.ts';
import { type Command, localTime, UsageError, write } from '../command.ts';
import { filterOptions, readFilter, shownFields, withReplyBy } from './find-enquiries.ts';

/** What a spreadsheet may run as a formula: text with one of these signs first, or after invisible characters; full-width ones too. */
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
		// What is piped or written to a file is kept as it was typed.
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
		// Without it Excel takes the file for one in Windows' own encoding.
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
		// Spreadsheets end a row at any line break, and some end a cell at these: what follows could be run as a formula.
		quoted_match: /[;\t\r\n]/,
	});
	await pipeline(Readable.from(records).map(withReplyBy), csv, out, { end: false });
}
