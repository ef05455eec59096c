/** The logo, a compass needle on a field of 32 units: drawn in the header, the favicons and the social images. */

/** The north half is filled; the south half is an outline, its middle drawn the other way round and so left out. */
export const logoPath = 'M30 2 21.5 21.5 2 30 10.5 10.5zM11.3 14.4 6.9 25.1l10.7-4.4z';

/** Colours of `shared/tokens.css` as sRGB, for icons, social images and browser bars, which do not know `oklch()`. */
export const logoColours = {
	paper: '#fcf9f4',
	ink: '#142226',
	accent: '#005b5b',
	accentSoft: '#e8efef',
	paperDark: '#1f1b16',
	accentDark: '#7bccc4',
};
