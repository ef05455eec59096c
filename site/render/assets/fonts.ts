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

const printableAscii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
const characters = `${printableAscii}\u00a0©·×–—‘’“”•…→éèü`;

/** A face of the system: its names there, and the ratio of the set widths of running English text. */
type Fallback = readonly [family: string, weight: string, scale: number, ...local: string[]];

/** Bold letters have a width of their own. */
const bold = '600 700';

/**
 * Local fallback faces with the metrics of the web fonts, so that next to nothing moves when these come: Windows and Apple,
 * Android, Linux. Ascent and descent are fractions of the em, from the typefaces' own tables.
 */
const fallbacks: readonly { ascent: number; descent: number; faces: readonly Fallback[] }[] = [
	{
		ascent: 0.735,
		descent: 0.265,
		faces: [
			['Newsreader Fallback', '', 1.057, 'Times New Roman', 'Times', 'Liberation Serif'],
			['Newsreader Fallback Noto', '', 0.899, 'Noto Serif', 'NotoSerif'],
			['Newsreader Fallback DejaVu', '', 0.834, 'DejaVu Serif'],
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

export async function makeFonts(): Promise<Fonts> {
	const files = await Promise.all(faces.map(makeFile));
	const rules = faces.map(({ family, weight }, index) => {
		const source = `url(${files[index]?.url}) format("woff2")`;
		return `@font-face{font-family:"${family}";font-weight:${weight};font-display:swap;src:${source}}`;
	});
	return { files, css: [...rules, ...fallbackRules()].join('') };
}

/** The typefaces' heights are divided by the scale, which `size-adjust` applies to them, too. */
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
