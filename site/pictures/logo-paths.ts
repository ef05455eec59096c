/** The logo, an umbrella on a field of 32 units: drawn in the header, the favicons and the social images. */

export const canopy = 'M3 17a13 13 0 0 1 26 0c-2-2.4-6.3-2.4-8.5 0c-2.2-2.4-6.8-2.4-9 0c-2.2-2.4-6.5-2.4-8.5 0z';
export const handle = 'M16 17v8.5a2.75 2.75 0 0 0 5.5 0M16 1.8V4';

/** SVG elements in one colour. @param strokeWidth of the handle, in units of the field */
export function logoPaths(colour: string, strokeWidth: number): string {
	return `<path d="${canopy}" fill="${colour}"/><path d="${handle}" fill="none" stroke="${colour}" stroke-width="${strokeWidth}" stroke-linecap="round"/>`;
}

/** Colours of `shared/tokens.css` as sRGB, for icons, social images and browser bars, which do not know `oklch()`. */
export const logoColours = {
	paper: '#fcf9f4',
	ink: '#142226',
	accent: '#005b5b',
	accentSoft: '#e8efef',
	paperDark: '#10171a',
	accentDark: '#73d1ca',
};
