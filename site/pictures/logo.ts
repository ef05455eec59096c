/** The brand's logo and colours for what draws them outside a page's styles: the header's mark, icons, the social image, browser bars. */

import file from '../../shared/brand/logo.svg?raw';

/** Without an XML declaration: it stands inside other documents. `currentColor` is the accent. */
export const logo = file.slice(file.indexOf('<svg'));

/** The colours of `shared/brand/colours.css` and their mixes as sRGB, by custom property; the build puts them here. */
declare const brandHexes: Record<'light' | 'dark', Record<string, string>>;
export const brandColours = brandHexes;
