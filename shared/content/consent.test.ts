/** In each language, the consent wordings are those that their versions vouch for. */

import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { brand } from './brand.ts';
import { languages } from './languages.ts';
import { words } from './words.ts';

describe.each(languages)('the consent in %s', (language) => {
	const { currentConsent, formerConsents } = words[language].consent;
	const wordings = [...formerConsents, currentConsent];

	// Clauses: spec 3.6
	test.each(wordings)('the wording $version is the one its version vouches for', ({ version, text }) => {
		const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
		expect(version).toMatch(new RegExp(`^\\d{4}-\\d{2}-\\d{2}\\.${hash}$`));
	});

	test('the current wording is the newest, and is given to whoever runs the site', () => {
		const versions = wordings.map(({ version }) => version);
		expect(versions).toEqual([...new Set(versions)].toSorted());
		expect(currentConsent.text).toContain(brand.name);
	});
});
