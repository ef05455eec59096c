/** What the browser gets in place of a static part. */

import { expect, test } from 'vitest';
import { preservedParts } from './static-parts.ts';

test('every exported component of a static part is replaced, and none of its text is left', () => {
	const code = `import x from "y";
export function First() { return x("p", "Words: export function Third() {}"); }
export function Second() {}
function own() {}`;
	expect(preservedParts(code)).toBe(
		"export { PreservedHtml as First, PreservedHtml as Second } from '/site/preserved-html.tsx';",
	);
});
