/** Where tooltips stand, in the middle of a window and at its edges. */

import { expect, test } from 'vitest';
import { tooltipPlace } from './tooltip-place.ts';

const bubble = { offsetWidth: 200, offsetHeight: 100 };
const phone = { clientWidth: 360, clientHeight: 740 };

test.each([
	['under its word', { left: 50, top: 300, bottom: 320 }, { left: 50, top: 320 }],
	['down to the lower edge', { left: 50, top: 620, bottom: 640 }, { left: 50, top: 640 }],
	['over a word with less room below', { left: 50, top: 621, bottom: 641 }, { left: 50, top: 521 }],
	['8 pixels from the left', { left: 0, top: 300, bottom: 320 }, { left: 8, top: 320 }],
	['8 pixels from the right', { left: 300, top: 300, bottom: 320 }, { left: 152, top: 320 }],
])('%s', (_, word, place) => {
	expect(tooltipPlace(word, bubble, phone)).toEqual(place);
});

test('one that is wider than the window begins within it', () => {
	expect(tooltipPlace({ left: 90, top: 0, bottom: 20 }, { offsetWidth: 400, offsetHeight: 50 }, phone).left).toBe(8);
});
