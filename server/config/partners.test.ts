/** Tests that the partners file is reloaded when it changes, whether written in place, replaced or linked. */

import fs, { renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { testFolder } from '../../scripts/testing/test-folder.ts';
import { createLog } from '../observability/log.ts';
import { readConfig } from './config.ts';
import { watchPartners } from './partners.ts';

afterEach(() => void vi.useRealTimers());

test('changes and replacements are read, and a wrong file leaves the partners unchanged', () => {
	vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
	const file = join(testFolder(), 'partners.json');
	const write = (path: string, ...ids: string[]) =>
		writeFileSync(path, JSON.stringify(ids.map((id) => ({ id, name: id, origins: [`https://${id}.example`] }))));
	write(file, 'one');
	const [error, onChange, readable] = [vi.fn(), vi.fn(), vi.fn()];
	const log = Object.assign(createLog('silent'), { error });
	const { partners, stop } = watchPartners(readConfig({ PARTNERS_FILE: file }), log, onChange, readable);
	const idsAfter = (change: () => void) => {
		change();
		// The file is checked every second, so these are two checks. The second must not report anything again.
		vi.advanceTimersByTime(2000);
		return partners().map(({ id }) => id);
	};

	const expectLoggedOnce = (why: string) => {
		const line = [{ advice: expect.stringContaining(why) }, expect.stringContaining('as they were')];
		expect(error.mock.calls).toEqual([line]);
		error.mockClear();
	};
	expect(idsAfter(() => write(file, 'one', 'two'))).toEqual(['one', 'two']);
	write(`${file}.new`, 'three');
	expect(idsAfter(() => renameSync(`${file}.new`, file))).toEqual(['three']);
	expect(onChange).toHaveBeenCalledTimes(2);
	for (const wrong of [() => writeFileSync(file, '[{"id": "fo'), () => rmSync(file)]) {
		expect(idsAfter(wrong)).toEqual(['three']);
		expectLoggedOnce('PARTNERS_FILE');
	}
	write(file, 'four');
	const readFileSync = vi.spyOn(fs, 'readFileSync').mockImplementation(() => {
		throw Object.assign(new Error('too many open files'), { code: 'EMFILE' });
	});
	syncBuiltinESMExports();
	expect(idsAfter(() => {})).toEqual(['three']);
	expectLoggedOnce('EMFILE');
	readFileSync.mockRestore();
	syncBuiltinESMExports();
	expect(idsAfter(() => {})).toEqual(['four']);
	const linkTo = (target: string) => {
		rmSync(file, { force: true });
		symlinkSync(target, file);
	};
	renameSync(file, `${file}.target`);
	expect(idsAfter(() => linkTo(`${file}.target`))).toEqual(['four']);
	// First the link leads to itself, so `stat` fails (ELOOP). Then it leads to its former target again.
	for (const target of [file, `${file}.target`]) expect(idsAfter(() => linkTo(target))).toEqual(['four']);
	rmSync(file);
	expect(idsAfter(() => write(file, 'five'))).toEqual(['five']);
	const reported = readable.mock.calls.map(([isReadable]) => isReadable);
	expect(reported).toEqual([true, true, false, false, false, true, true, false, true, true]);
	stop();
});
