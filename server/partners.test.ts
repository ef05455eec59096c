/** The partners file while the service runs: read again when it changes, however it is written. */

import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { readConfig } from './config.ts';
import { createLog } from './observability/log.ts';
import { followPartners } from './partners.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';

const folder = temporaryFolder();
const file = join(folder, 'partners.json');
afterAll(() => rmSync(folder, { recursive: true }));

const named = (...ids: string[]) =>
	JSON.stringify(ids.map((id) => ({ id, name: id, origins: [`https://${id}.example`] })));

test('is followed through changes and replacements, and a wrong one keeps the partners as they were', async () => {
	writeFileSync(file, named('one'));
	const error = vi.fn();
	const onChange = vi.fn();
	const log = Object.assign(createLog('silent'), { error });
	const { partners, stop } = followPartners(readConfig({ PARTNERS_FILE: file }), log, onChange);
	const ids = () => partners().map(({ id }) => id);
	const until = (condition: () => boolean) => vi.waitUntil(condition, { timeout: 20_000 });

	writeFileSync(file, named('one', 'two'));
	await until(() => ids().join() === 'one,two');
	writeFileSync(`${file}.new`, named('three'));
	renameSync(`${file}.new`, file);
	await until(() => ids().join() === 'three');
	expect(onChange).toHaveBeenCalledTimes(2);

	for (const wrong of [() => writeFileSync(file, '[{"id": "fo'), () => rmSync(file)]) {
		error.mockClear();
		wrong();
		await until(() => error.mock.calls.length > 0);
		expect(error).toHaveBeenCalledExactlyOnceWith(
			{ advice: expect.stringContaining('PARTNERS_FILE') },
			expect.stringContaining('as they were'),
		);
		expect(ids()).toEqual(['three']);
	}
	stop();
}, 60_000);
