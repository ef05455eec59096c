/** The brand's logo and colours for uses outside page styles: the header's mark, icons, the social image, browser bars. */

import file from '../../shared/brand/logo.svg?raw';

/** SVG without its XML declaration, for embedding in other documents. `currentColor` is the accent. */
export const logo = file.slice(file.indexOf('<svg'));

/** Colours of `shared/brand/colours.css` and their mixes in sRGB, by custom property. The build defines this constant. */
declare const brandHexes: Record<'light' | 'dark', Record<string, string>>;
export const brandColours = brandHexes;
