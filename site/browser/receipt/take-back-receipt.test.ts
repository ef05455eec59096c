/** @vitest-environment jsdom */

import { expect, test } from 'vitest';
import { forgetVisit } from '../../visit/visit.ts';
import { takeBackReceipt } from './take-back-receipt.ts';

test('who forgets the visit leaves no reference of a withdrawn enquiry in the browser', () => {
	document.body.innerHTML = '<p data-withdrawn="ABC-123"></p>';
	takeBackReceipt(document);
	expect(JSON.stringify({ ...localStorage })).toContain('ABC-123');
	forgetVisit();
	expect(localStorage).toHaveLength(0);
});
