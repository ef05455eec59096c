/** Test of the ids of the maternity page's sections. */

import { expect, test } from 'vitest';
import { languages } from '../../shared/content/languages.ts';
import { words } from '../../shared/content/words/words.ts';
import { chaptersIn } from './maternity-sections.ts';

test.for(languages)(
	'%s: no section has the address of an answer in the FAQ, which the widget would open instead',
	(language) => {
		const answers = Object.keys(words[language].faq.faq);
		const ids = chaptersIn(language).flatMap(({ id, sections }) => [id, ...Object.keys(sections)]);
		expect(ids.filter((id) => answers.includes(id))).toEqual([]);
		expect(new Set(ids).size).toBe(ids.length);
	},
);
