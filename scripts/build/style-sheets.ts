/** How style sheets are built: for which browsers (decision 15), and with the brand's colours in them. */

import { Features } from 'lightningcss';
import type { CSSOptions } from 'vite';
import { fillInColours, readBrandColours, resolveColours } from './brand/brand-colours.ts';

/** What is younger in a style sheet is written out for them. */
export const oldestBrowsers = ['chrome111', 'firefox113', 'safari16.4'];

const colours = readBrandColours();
const visitor = fillInColours(colours);

/** For `site/pictures/logo.ts`. */
export const brandHexes = resolveColours(colours);

export const siteStyles: CSSOptions = { transformer: 'lightningcss', lightningcss: { visitor } };

/** The widget's theme is `light-dark()` as written: lowered, it would not follow a `color-scheme` that is inherited. */
export const widgetStyles: CSSOptions = {
	transformer: 'lightningcss',
	lightningcss: { visitor, exclude: Features.LightDark },
};
