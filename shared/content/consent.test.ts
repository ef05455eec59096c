/** In each language, the consent wordings are those that their versions vouch for. */

import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { brand } from './brand.ts';
import { languages } from './languages.ts';
import { words } from './words.ts';

describe.each(languages)('the consent in %s', (language) => {
	const { consentWordings, currentConsent } = words[language].consent;

	test.each(consentWordings)('the wording $version is the one its version vouches for', ({ version, text }) => {
		const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
		expect(version).toMatch(new RegExp(`^\\d{4}-\\d{2}-\\d{2}\\.${hash}$`));
	});

	test('the newest wording is the current one', () => {
		const versions = consentWordings.map(({ version }) => version);
		expect(versions).toEqual(versions.toSorted());
		expect(new Set(versions).size).toBe(versions.length);
		expect(currentConsent.version).toBe(versions.at(-1));
	});

	test('it is given to whoever runs the site', () => {
		expect(currentConsent.text).toContain(brand.name);
	});
});
