/** What the browser gets in place of a static part. */

import { expect, test } from 'vitest';
import { adoptInstead } from './static-parts.ts';

test('every component of a static part is replaced, and none of its text is left', () => {
	const source =
		'import x from "y";\nexport function First() {\n\treturn <p>Words</p>;\n}\nexport function Second() {}\nfunction own() {}';
	expect(adoptInstead(source)).toBe(
		"export { PreservedHtml as First, PreservedHtml as Second } from '/site/preserved-html.tsx';",
	);
});
