/** Cuts the two typefaces down to what the site uses, and writes the rules that load them without a shift. */

import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

export interface FontFile {
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

/**
 * Stand-ins until the files arrive: local faces scaled to the same width and line height.
 * size-adjust is the ratio of set widths of running English text; ascent and descent are the typeface's own, divided by it.
 */
const fallbacks = `
@font-face{font-family:"Newsreader Fallback";src:local("Times New Roman"),local("Liberation Serif");size-adjust:105.6%;ascent-override:69.6%;descent-override:25.1%;line-gap-override:0%}
@font-face{font-family:"Figtree Fallback";src:local("Arial"),local("Liberation Sans"),local("Roboto");size-adjust:100.5%;ascent-override:94.5%;descent-override:24.9%;line-gap-override:0%}
`.replaceAll('\n', '');

export async function makeFonts(): Promise<Fonts> {
	const files = await Promise.all(faces.map(makeFile));
	const rules = faces.map(({ family, weight }, index) => {
		const source = `url(${files[index]?.url}) format("woff2")`;
		return `@font-face{font-family:"${family}";font-weight:${weight};font-display:swap;src:${source}}`;
	});
	return { files, css: rules.join('') + fallbacks };
}

/** The display face as TrueType, for drawing the social images. */
export function displayFaceForDrawing(): Promise<Buffer> {
	return cut(faces[0].source, { targetFormat: 'truetype', variationAxes: faces[0].variationAxes });
}

async function makeFile({ name, source, variationAxes }: (typeof faces)[number]): Promise<FontFile> {
	const bytes = await cut(source, { targetFormat: 'woff2', variationAxes, noHinting: true });
	const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
	return { url: `/assets/${name}-${hash}.woff2`, bytes };
}

async function cut(source: string, options: Cut): Promise<Buffer> {
	const font = await readFile(createRequire(import.meta.url).resolve(source));
	return subsetFont(font, characters, options);
}
