/** The style sheet of a page, set inline in its HTML: the first paint waits for no other file. */

import tokens from '../../../shared/tokens.css?inline';
import base from '../../styles/base.css?inline';
import components from '../../styles/components.css?inline';
import layout from '../../styles/layout.css?inline';
import print from '../../styles/print.css?inline';

/** @param own CSS of this page only */
export function stylesOf(own: string): string {
	return [tokens, base, layout, components, own, print].join('\n');
}
