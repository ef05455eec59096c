/** The two web fonts, in Fontsource's Latin subsets, and the `@font-face` rules of these fonts and of their fallbacks. */

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

interface FontFile {
	/** URL path. */
	readonly url: string;
	readonly bytes: Buffer;
}

const faces = [
	{
		name: 'newsreader',
		family: 'Newsreader',
		source: '@fontsource/newsreader/files/newsreader-latin-500-normal.woff2',
		// One weight is enough, because all text in this font has the same weight.
		weight: '500',
		// Leaves out the dollar sign, because this font's has no stroke through it and looks like an S. The fallback draws it.
		unicodeRange: 'U+0-23,U+25-FF,U+2000-206F',
	},
	{
		name: 'figtree',
		family: 'Figtree Variable',
		source: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
		weight: '300 900',
	},
];

/** A fallback for a web font. `scale` (`size-adjust`) is the width of English text in the web font divided by that in `local`. */
type Fallback = readonly [family: string, weight: string, scale: number, ...local: string[]];

/** Bold text has separate fallback faces, because bold letters have other widths. */
const bold = '600 700';

/**
 * Local fallback fonts for Windows and Apple, Android, and Linux, scaled to the web fonts' metrics, so that almost nothing
 * moves when the web fonts load. Ascent and descent are fractions of the em, from the web fonts' tables.
 */
const fallbacks: readonly { ascent: number; descent: number; faces: readonly Fallback[] }[] = [
	{
		ascent: 0.735,
		descent: 0.265,
		faces: [
			['Newsreader Fallback', '', 1.07, 'Times New Roman', 'Times', 'Liberation Serif'],
			['Newsreader Fallback Noto', '', 0.91, 'Noto Serif', 'NotoSerif'],
			['Newsreader Fallback DejaVu', '', 0.844, 'DejaVu Serif'],
		],
	},
	{
		ascent: 0.95,
		descent: 0.25,
		faces: [
			['Figtree Fallback', '', 1.003, 'Arial', 'Liberation Sans'],
			['Figtree Fallback', bold, 0.951, 'Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'],
			['Figtree Fallback Roboto', '', 1.009, 'Roboto'],
			['Figtree Fallback Roboto', bold, 1.01, 'Roboto Bold', 'Roboto-Bold'],
			['Figtree Fallback DejaVu', '', 0.884, 'DejaVu Sans'],
			['Figtree Fallback DejaVu', bold, 0.797, 'DejaVu Sans Bold', 'DejaVuSans-Bold'],
		],
	},
];

export const fontFiles = faces.map(({ name, source }): FontFile => {
	const bytes = readFileSync(createRequire(import.meta.url).resolve(source));
	const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
	return { url: `/assets/${name}-${hash}.woff2`, bytes };
});

const faceRules = faces.map(({ family, weight, unicodeRange }, index) => {
	const source = `url(${fontFiles[index]?.url}) format("woff2")`;
	return `@font-face{font-family:"${family}";font-weight:${weight};font-display:swap;src:${source}${unicodeRange ? `;unicode-range:${unicodeRange}` : ''}}`;
});

export const fontCss = [...faceRules, ...fallbackRules()].join('');

/** Ascent and descent are divided by the scale, because `size-adjust` also multiplies them. */
function fallbackRules(): string[] {
	const percent = (value: number) => `${(value * 100).toFixed(1)}%`;
	return fallbacks.flatMap(({ ascent, descent, faces }) =>
		faces.map(([family, weight, scale, ...local]) => {
			const source = local.map((name) => `local("${name}")`).join();
			const heights = `ascent-override:${percent(ascent / scale)};descent-override:${percent(descent / scale)};line-gap-override:0%`;
			const weights = weight ? `font-weight:${weight};` : '';
			return `@font-face{font-family:"${family}";${weights}src:${source};size-adjust:${percent(scale)};${heights}}`;
		}),
	);
}
