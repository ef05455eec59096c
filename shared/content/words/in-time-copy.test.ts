/** “Am I in time?” in each language. */

import { expect, test } from 'vitest';
import { languages } from '../languages.ts';
import { words } from './words.ts';

test.for(languages)('%s: no line ends between a number and its unit', (language) => {
	expect(words[language].inTimeCopy.rule(13, 36)).not.toMatch(/\d[ 天]/);
});
