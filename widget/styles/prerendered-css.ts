/** All CSS of the widget as text, for prerendered HTML. */

import { createHash } from 'node:crypto';
import styles from './all-styles.css?inline';

export const prerenderedCss: string = styles;

/** CSP `style-src` source that allows the prerendered `<style>`, which is the same in every widget. */
export const quoteWidgetStyleHash: string = `'sha256-${createHash('sha256').update(prerenderedCss).digest('base64')}'`;
