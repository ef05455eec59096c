/** All CSS of the widget as text, in the script's order: tokens, shared styles, parts (in any order), print and no-script. */

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

/** The CSP `style-src` source that allows the prerendered `<style>`; the same for every widget. */
export const quoteWidgetStyleHash: string = `'sha256-${createHash('sha256').update(prerenderedCss).digest('base64')}'`;
