/** Where figures come from, in a sentence. */

import { expect, test } from 'vitest';
import { sourcesByMonth } from './provenance.ts';

test('sources checked in one month are named together, with the month once', () => {
	const sources = sourcesByMonth([
		{ checked: 'January 2025', source: 'tables' },
		{ checked: 'March 2026', source: 'limits' },
		{ checked: 'January 2025', source: 'prices' },
	]);
	expect(sources).toBe(
		'Sources, as checked in January 2025: tables; prices. Sources, as checked in March 2026: limits.',
	);
});
