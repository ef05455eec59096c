/** The brand's logo and colours for uses outside page styles: the header's mark, icons, the social image, browser bars. */

import file from '../../shared/brand/logo.svg?raw';

/** SVG without its XML declaration, for embedding in other documents. The embedding document sets `currentColor` to the accent. */
export const logo = file.slice(file.indexOf('<svg'));

/** Colours of `shared/brand/colours.css` and mixtures of them as sRGB hex values, by custom property. The build defines this constant. */
declare const brandHexes: Record<'light' | 'dark', Record<string, string>>;
export const brandColours = brandHexes;
