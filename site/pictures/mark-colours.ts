/** The colours of `shared/tokens.css` as sRGB, for readers that know no `oklch()`: icons, social images, browser bars. */

export const markColours = {
	paper: '#fdfaf5',
	ink: '#16282d',
	accent: '#10575c',
	accentSoft: '#dff0ef',
	paperDark: '#12181b',
	accentDark: '#7fd0d0',
};
