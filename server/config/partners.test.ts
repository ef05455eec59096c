/** The partners file while the service runs: read again when it changes, however it is written. */

import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { createLog } from '../observability/log.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { readConfig } from './config.ts';
import { followPartners } from './partners.ts';

afterEach(() => void vi.useRealTimers());

test('is followed through changes and replacements, and a wrong one keeps the partners as they were', () => {
	vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
	const folder = temporaryFolder();
	const file = join(folder, 'partners.json');
	const write = (path: string, ...ids: string[]) =>
		writeFileSync(path, JSON.stringify(ids.map((id) => ({ id, name: id, origins: [`https://${id}.example`] }))));
	write(file, 'one');
	const [error, onChange] = [vi.fn(), vi.fn()];
	const log = Object.assign(createLog('silent'), { error });
	const { partners, stop } = followPartners(readConfig({ PARTNERS_FILE: file }), log, onChange);
	const idsAfter = (change: () => void) => {
		change();
		// A look is a second's, and finds nothing new the second time.
		vi.advanceTimersByTime(2000);
		return partners().map(({ id }) => id);
	};

	expect(idsAfter(() => write(file, 'one', 'two'))).toEqual(['one', 'two']);
	write(`${file}.new`, 'three');
	expect(idsAfter(() => renameSync(`${file}.new`, file))).toEqual(['three']);
	expect(onChange).toHaveBeenCalledTimes(2);
	for (const wrong of [() => writeFileSync(file, '[{"id": "fo'), () => rmSync(file)]) {
		error.mockClear();
		expect(idsAfter(wrong)).toEqual(['three']);
		expect(error).toHaveBeenCalledExactlyOnceWith(
			{ advice: expect.stringContaining('PARTNERS_FILE') },
			expect.stringContaining('as they were'),
		);
	}
	stop();
	rmSync(folder, { recursive: true });
});
