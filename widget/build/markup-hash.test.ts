/** What is rendered has a name of its own. */

import { join } from 'node:path';
import { expect, test } from 'vitest';
import { markupHash } from './markup-hash.ts';

test('a build names what it renders after its sources', () => {
	const { load } = markupHash() as { load(id: string): string | null };
	expect(load(join(process.cwd(), 'widget/hydration/markup-version.ts'))).toMatch(
		/^export const markupVersion = '[0-9a-f]{8}';$/,
	);
	expect(load(join(process.cwd(), 'widget/define.ts'))).toBeNull();
});
