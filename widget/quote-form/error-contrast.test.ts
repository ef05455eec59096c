/** The error summary's links have a contrast of at least 7:1 (WCAG 2.2, 1.4.6) in the light theme. */

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Lab = readonly [number, number, number];

test('the links of the error summary have a contrast of 7:1', () => {
	const tokens = readFileSync('shared/tokens.css', 'utf8');
	const [, lightness, chroma, hue] = /--danger: light-dark\(oklch\((\d+)% ([\d.]+) (\d+)\)/.exec(tokens) ?? [];
	const share = Number(/--danger-soft: color-mix\(in oklab, var\(--danger\) (\d+)%/.exec(tokens)?.[1]) / 100;
	const angle = (Number(hue) * Math.PI) / 180;
	const danger: Lab = [Number(lightness) / 100, Number(chroma) * Math.cos(angle), Number(chroma) * Math.sin(angle)];
	const ground: Lab = [share * danger[0] + 1 - share, share * danger[1], share * danger[2]];
	expect((luminance(ground) + 0.05) / (luminance(danger) + 0.05)).toBeGreaterThanOrEqual(7);
});

/** Relative luminance of an OKLab colour within sRGB: https://www.w3.org/TR/css-color-4/#color-conversion-code */
function luminance([lightness, a, b]: Lab): number {
	const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
	const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
	const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
	return (
		0.2126 * (4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s) +
		0.7152 * (-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s) +
		0.0722 * (-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s)
	);
}
