/** The brand's logo and colours for uses outside page styles: the header's mark, icons, the social image, browser bars. */

import file from '../../shared/brand/logo.svg?raw';

/** SVG without its XML declaration, for embedding in HTML and other SVGs, whose text colour (`currentColor`) the logo has. */
export const logo = file.slice(file.indexOf('<svg'));

/** sRGB hex values of the colours in `shared/brand/colours.css` and of their mixtures, by name without `--`. Set by the build. */
declare const brandHexes: Record<'light' | 'dark', Record<string, string>>;
export const brandColours = brandHexes;
