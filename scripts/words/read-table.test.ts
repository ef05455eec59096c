/** Tests of reading tables saved by spreadsheets, and of messages for tables that cannot be read. */

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { testFolder } from '../testing/test-folder.ts';
import { expectLetters, readTable } from './read-table.ts';

function read(content: string | Buffer) {
	const file = join(testFolder(), 'table.csv');
	writeFileSync(file, content);
	return readTable(file, ['key', 'ms']);
}

test.each<[string, string | Buffer]>([
	['commas', 'key,ms\nname,"Nama; penuh"\n'],
	['semicolons', 'key;ms\nname;"Nama; penuh"\n'],
	['Excel’s Unicode text', Buffer.from('\ufeffkey\tms\r\nname\tNama; penuh\r\n', 'utf16le')],
	['empty rows', 'key,ms\nname,"Nama; penuh",\n,,\n\n'],
])('takes %s', (_case, content) => {
	expect(read(content)).toEqual([{ key: 'name', ms: 'Nama; penuh' }]);
});

const ofWindows = Buffer.from('key,ms\nname,姓', 'latin1');
test.each<[string, string | Buffer, RegExp]>([
	['an encoding of Windows', ofWindows, /is not in UTF-8, .*save it again as "CSV UTF-8/],
	['a misspelt header', 'keys,ms\nname,Nama', /must begin with the columns key, ms, and begins with "keys,ms"/],
	['a quotation mark that does not end', 'key,ms\nname,"Nama', /is no table: .*Quote/],
	['nothing', '', /must begin with the columns/],
])('refuses %s', (_case, content, sentence) => {
	expect(() => read(content)).toThrow(sentence);
});

test('names a file that is not there', () => {
	expect(() => readTable('/no/such.csv', [])).toThrow('There is no file /no/such.csv: give the path of the table.');
});

test.each([
	['姓名', '??', true],
	['Singapore’s own', 'Singapore?s own', true],
	['Really??', 'Really??', false],
	['名字', 'Name?', false],
	['姓名', '\ufffd\ufffd', true],
	['பெயர்', 'à®ªà¯†à®¯à®°à¯\u008d', true],
	['姓名', 'å§“å\u0090\u008d', true],
	['Singapore’s own', 'Singaporeâ€™s own', true],
	['Cafe', 'Café’s', false],
])('%s saved as %s has lost letters: %s', (before, after, lost) => {
	const expecting = () => expectLetters(before, after, 'here');
	if (lost) expect(expecting).toThrow('here: other signs stand in the place of letters');
	else expect(expecting).not.toThrow();
});
