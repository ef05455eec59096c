/** Subsets the two typefaces to the characters of the site, and writes their `@font-face` rules. */

import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import displayFaceRanges from '@fontsource-variable/newsreader/unicode.json' with { type: 'json' };
import subsetFont from 'subset-font';

interface FontFile {
	/** Address below the web root. */
	readonly url: string;
	readonly bytes: Buffer;
}

export interface Fonts {
	readonly files: readonly FontFile[];
	readonly css: string;
}

type Cut = Parameters<typeof subsetFont>[2];

const faces = [
	{
		name: 'newsreader',
		family: 'Newsreader Variable',
		source: '@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2',
		// One weight, drawn for large sizes: it only sets headings.
		variationAxes: { opsz: 36, wght: 500 },
		weight: '500',
	},
	{
		name: 'figtree',
		family: 'Figtree Variable',
		source: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
		variationAxes: { wght: { min: 400, max: 700 } },
		weight: '400 700',
	},
] as const;

/** Fractions of the em, from the typefaces' own tables. */
const newsreaderHeights = { ascent: 0.735, descent: 0.265 };
const figtreeHeights = { ascent: 0.95, descent: 0.25 };

const printableAscii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
const characters = `${printableAscii}\u00a0©·×–—‘’“”•…→éèü`;

/**
 * Local fallback faces with the metrics of the web fonts, so that a late font shifts nothing.
 * `scale` is the ratio of the set widths of running English text; ascent and descent are the typeface's own, divided by it.
 */
const fallbacks = [
	{ family: 'Newsreader Fallback', local: ['Times New Roman', 'Liberation Serif'], scale: 1.056, ...newsreaderHeights },
	{ family: 'Newsreader Fallback DejaVu', local: ['DejaVu Serif'], scale: 0.828, ...newsreaderHeights },
	{ family: 'Figtree Fallback', local: ['Arial', 'Liberation Sans', 'Roboto'], scale: 1.005, ...figtreeHeights },
	{ family: 'Figtree Fallback DejaVu', local: ['DejaVu Sans'], scale: 0.879, ...figtreeHeights },
];

export async function makeFonts(): Promise<Fonts> {
	const files = await Promise.all(faces.map(makeFile));
	const rules = faces.map(({ family, weight }, index) => {
		const source = `url(${files[index]?.url}) format("woff2")`;
		return `@font-face{font-family:"${family}";font-weight:${weight};font-display:optional;src:${source}}`;
	});
	return { files, css: [...rules, ...fallbacks.map(fallbackRule)].join('') };
}

function fallbackRule({ family, local, scale, ascent, descent }: (typeof fallbacks)[number]): string {
	const percent = (value: number) => `${(value * 100).toFixed(1)}%`;
	const source = local.map((name) => `local("${name}")`).join();
	const heights = `ascent-override:${percent(ascent / scale)};descent-override:${percent(descent / scale)};line-gap-override:0%`;
	return `@font-face{font-family:"${family}";src:${source};size-adjust:${percent(scale)};${heights}}`;
}

/** The letters of a text in the display face as TrueType, for drawing the social images. */
export function displayFaceFor(text: string): Promise<Buffer> {
	return cut(faces[0].source, { targetFormat: 'truetype', variationAxes: faces[0].variationAxes }, text);
}

/** What the display face cannot draw of a text. */
export function lettersWithoutFace(text: string): string {
	const ranges = displayFaceRanges.latin.split(',').map((range) => range.slice(2).split('-'));
	const isDrawn = (letter: string) => {
		const code = letter.codePointAt(0) ?? 0;
		return ranges.some(
			([first = '', last = first]) => code >= Number.parseInt(first, 16) && code <= Number.parseInt(last, 16),
		);
	};
	return [...new Set(text)].filter((letter) => !isDrawn(letter)).join('');
}

async function makeFile({ name, source, variationAxes }: (typeof faces)[number]): Promise<FontFile> {
	const bytes = await cut(source, { targetFormat: 'woff2', variationAxes, noHinting: true });
	const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
	return { url: `/assets/${name}-${hash}.woff2`, bytes };
}

async function cut(source: string, options: Cut, text = characters): Promise<Buffer> {
	const font = await readFile(createRequire(import.meta.url).resolve(source));
	return subsetFont(font, text, options);
}
