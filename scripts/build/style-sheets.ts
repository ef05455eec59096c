/** CSS options of the builds: target browsers (decision 15) and the brand's colours. */

import { Features } from 'lightningcss';
import type { CSSOptions } from 'vite';
import { fillInColours, readBrandColours, resolveColours } from './brand/brand-colours.ts';

/** Oldest supported browsers. The builds lower newer syntax for them. */
export const oldestBrowsers = ['chrome111', 'firefox113', 'safari16.4'];

const colours = readBrandColours();
const visitor = fillInColours(colours);

/** Hex colours for `site/pictures/logo.ts`. */
export const brandHexes = resolveColours(colours);

export const siteStyles: CSSOptions = { transformer: 'lightningcss', lightningcss: { visitor } };

/** Keeps `light-dark()` in the widget, because lowered colours would ignore a `color-scheme` inherited from the page. */
export const widgetStyles: CSSOptions = {
	transformer: 'lightningcss',
	lightningcss: { visitor, exclude: Features.LightDark },
};
