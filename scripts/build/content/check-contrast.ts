/** The contrast of the colours that an operator chooses in `shared/tokens.css`, by day and by night, as WCAG 2.2 measures it. */

import { ContentError } from './check-content.ts';

const themes = ['light', 'dark'] as const;
/** Text, and the ground it stands on. */
const pairs = [
	['accent', 'paper'],
	['on-accent', 'accent'],
	['ink', 'paper'],
] as const;
const least = 4.5;

/** @throws {ContentError} with one sentence a pair that cannot be read */
export function checkContrast(css: string): void {
	const mistakes = themes.flatMap((theme, index) =>
		pairs.flatMap(([text, ground]) => {
			const [one, other] = [luminance(colour(css, text, index)), luminance(colour(css, ground, index))];
			const ratio = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
			if (ratio >= least) return [];
			const mend = `make --${text} ${one > other ? 'lighter' : 'darker'}, or --${ground} ${one > other ? 'darker' : 'lighter'}`;
			const said = (Math.floor(ratio * 100) / 100).toFixed(2);
			return `tokens.css, --${text} on --${ground} in the ${theme} theme: the contrast is ${said}:1, and text needs ${least}:1; ${mend}.`;
		}),
	);
	if (mistakes.length > 0) throw new ContentError(mistakes.join('\n'));
}

function colour(css: string, name: string, theme: number): string {
	const [declaration = ''] = new RegExp(`--${name}:[^;]*;`).exec(css) ?? [];
	const value = '(oklch\\([^)]*\\)|#[0-9a-f]+)';
	const match = new RegExp(`light-dark\\(${value}, *${value}\\)`, 'i').exec(declaration);
	const found = match?.[theme + 1];
	if (!found)
		throw new ContentError(`tokens.css, --${name}: must be light-dark(…, …) of two colours, each oklch(…) or #….`);
	return found;
}

/** Relative luminance, from 0 to 1. */
function luminance(text: string): number {
	const [red, green, blue] = text.startsWith('#') ? fromHex(text) : fromOklch(text);
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

type Linear = [red: number, green: number, blue: number];

function fromHex(text: string): Linear {
	const digits = text.length < 6 ? text.replace(/\w/g, '$&$&') : text;
	return [1, 3, 5].map((at) => {
		const value = Number.parseInt(digits.slice(at, at + 2), 16) / 255;
		return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
	}) as Linear;
}

/** By Björn Ottosson's matrices, which CSS Color 4 takes; what sRGB does not have is cut off. */
function fromOklch(text: string): Linear {
	const [lightness = 0, chroma = 0, hue = 0] = (text.match(/[\d.]+%?/g) ?? []).map((part) =>
		part.endsWith('%') ? Number.parseFloat(part) / 100 : Number(part),
	);
	const a = chroma * Math.cos((hue * Math.PI) / 180);
	const b = chroma * Math.sin((hue * Math.PI) / 180);
	const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
	const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
	const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
	return [
		4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
		-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
		-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
	].map((value) => Math.min(1, Math.max(0, value))) as Linear;
}
