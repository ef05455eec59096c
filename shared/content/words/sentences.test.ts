/** How each language sets its sentences. */

import { expect, test } from 'vitest';
import { languages } from '../languages.ts';
import { words } from './words.ts';

test.for(languages)('%s: no line ends between a number and its unit', (language) => {
	const { inTimeCopy, languagePage } = words[language];
	for (const rule of [inTimeCopy.rule(13, 36), languagePage.forWhom.items[0]]) expect(rule).not.toMatch(/\d[ 天]/);
});

test.for(languages)('%s: the rule of “Recommended” ends as the sentence below it does', (language) => {
	const { recommendedFor, howWeArePaid } = words[language].comparisonCopy;
	expect(recommendedFor.at(-1)).toBe(howWeArePaid.at(-1));
});
