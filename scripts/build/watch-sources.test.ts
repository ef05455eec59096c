/** A development server goes by sources, wherever they stand, and not by what commands write. */

import { join } from 'node:path';
import { expect, test } from 'vitest';
import { watchSources } from './watch-sources.ts';

test.each([
	['data', true],
	['data/enquiries.sqlite-wal', true],
	['dist/index.html', true],
	['build/next/dist/index.html', true],
	['widget/build/plugins/immutable-copies.ts', false],
	['site/render/data/fonts.ts', false],
	['database.ts', false],
])('%s is ignored: %s', (path, ignored) => {
	expect(watchSources.ignored(join(import.meta.dirname, '../..', path))).toBe(ignored);
});
