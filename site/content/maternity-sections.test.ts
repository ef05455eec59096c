import { expect, test } from 'vitest';
import * as comparisonCopy from '../../shared/content/words/en/comparison-copy.ts';
import { faq, faqTitle } from '../../shared/content/words/en/faq.ts';
import * as formCopy from '../../shared/content/words/en/form-copy.ts';
import { maternitySections } from './maternity-sections.ts';

test('no section has the address of an answer in the FAQ, which the widget would open instead', () => {
	const answers = Object.keys(faq);
	expect(Object.keys(maternitySections).filter((id) => answers.includes(id))).toEqual([]);
});

test('the widget’s parts are called in the table of contents what they call themselves', () => {
	expect(maternitySections.compare).toBe(comparisonCopy.title);
	expect(maternitySections.quote).toBe(formCopy.title);
	expect(maternitySections.faq).toBe(faqTitle);
});
