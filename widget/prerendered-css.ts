/** All CSS of the widget as text, ordered as in the script: tokens, what the parts share, the parts (whichever comes first), other media. */

import tokens from '../shared/tokens.css?inline';
import shell from './quote-widget.css?inline';
import staticMedia from './static-media.css?inline';

const parts = import.meta.glob<string>('./{faq,plan-comparison,quote-form,toast,tooltip}/*.css', {
	query: '?inline',
	import: 'default',
	eager: true,
});

export const prerenderedCss = [tokens, shell, ...Object.values(parts), staticMedia].join('');
