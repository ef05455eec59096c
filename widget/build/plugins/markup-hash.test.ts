/** Test of the build's markup version. */

import { join } from 'node:path';
import { expect, test } from 'vitest';
import { markupHash } from './markup-hash.ts';

test('the build puts a hash of the sources into the markup version', () => {
	const { load } = markupHash() as { load(id: string): string | null };
	expect(load(join(process.cwd(), 'widget/element/hydration/markup-version.ts'))).toMatch(
		/^export const markupVersion = '[0-9a-f]{8}';$/,
	);
	expect(load(join(process.cwd(), 'widget/define.ts'))).toBeNull();
});
