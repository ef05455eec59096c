/** The markup that the playground offers to copy. */

import { expect, test } from 'vitest';
import { markupOf } from './markup.ts';

test('writes the two lines a partner pastes, safely quoted', () => {
	const element = document.createElement('quote-widget');
	element.setAttribute('show', 'form');
	element.setAttribute('draft', '');
	element.setAttribute('partner', 'a"b&c');
	expect(markupOf(element, 'https://cover.example')).toBe(
		'<script src="https://cover.example/widget/v1/quote-widget.js" async></script>\n' +
			'<quote-widget show="form" draft partner="a&quot;b&amp;c"></quote-widget>',
	);
});
