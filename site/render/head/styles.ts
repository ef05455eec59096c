/** Style sheet of a page. The HTML contains it inline, so that the first paint waits for no style file. */

import tokens from '../../../shared/tokens.css?inline';
import base from '../../styles/base.css?inline';
import components from '../../styles/components.css?inline';
import layout from '../../styles/layout.css?inline';
import print from '../../styles/print.css?inline';

/** @param own CSS that the page needs besides the style sheets of every page */
export function stylesOf(own: string): string {
	return [tokens, base, layout, components, own, print].join('\n');
}
