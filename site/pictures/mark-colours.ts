/** The colours of `shared/tokens.css` as sRGB, for readers that know no `oklch()`: icons, social images, browser bars. */

export const markColours = {
	paper: '#fcf9f4',
	ink: '#142226',
	accent: '#005b5b',
	accentSoft: '#e8efef',
	paperDark: '#10171a',
	accentDark: '#73d1ca',
};
