/** The addresses of the maternity page's sections. */

import { expect, test } from 'vitest';
import { faq } from '../../shared/content/faq.ts';
import { maternitySections } from './maternity-sections.ts';

test('no section has the address of an answer in the FAQ, which the widget would open instead', () => {
	const answers: string[] = faq.map(({ id }) => id);
	expect(Object.keys(maternitySections).filter((id) => answers.includes(id))).toEqual([]);
});
