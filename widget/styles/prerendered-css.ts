/** All CSS of the widget as text, ordered as in the script: tokens, what the parts share, the parts (whichever comes first), other media. */

import { createHash } from 'node:crypto';
import tokens from '../../shared/tokens.css?inline';
import shell from './quote-widget.css?inline';
import staticMedia from './static-media.css?inline';

const parts = import.meta.glob<string>('../{faq,plan-comparison,quote-form,toast,tooltip}/*.css', {
	query: '?inline',
	import: 'default',
	eager: true,
});

export const prerenderedCss = [tokens, shell, ...Object.values(parts), staticMedia].join('');

/** The `style-src` source that allows the `<style>` in the prerendered HTML, the same for every widget. */
export const quoteWidgetStyleHash: string = `'sha256-${createHash('sha256').update(prerenderedCss).digest('base64')}'`;
