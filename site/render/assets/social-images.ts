/** The social image of each page, 1200 × 630: its headline and a fact beside a picture of its subject; below them the brand, and the ruler. */

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { brand } from '../../../shared/content/brand.ts';
import { gestationalWeeks } from '../../../shared/content/figures/figures.ts';
import { escapeHtml } from '../../../shared/escape-html.ts';
import { brandColours, logo } from '../../pictures/logo.ts';
import lostPath from '../../pictures/lost-path.svg?raw';
import umbrella from '../../pictures/umbrella.svg?raw';
import type { PageName } from '../../routes.ts';
import { pageMetadata } from '../head/page-metadata.ts';
import { displayFaceFor, lettersWithoutFace } from './fonts.ts';

/** Characters that fit on a line. */
const [headlineLength, factLength] = [19, 34];
const { accent, ink, paper } = brandColours.light;

export async function makeSocialImages(): Promise<Record<string, Uint8Array>> {
	const images = Object.entries(pageMetadata).map(async ([name, { headline, fact }]): Promise<[string, Uint8Array]> => {
		return [`social/${name}.png`, await socialImage(headline, fact, name as PageName)];
	});
	return Object.fromEntries(await Promise.all(images));
}

/** Letters that the display face lacks are drawn in a font of this machine, and named. */
export async function socialImage(headline: string, fact: string, page?: PageName): Promise<Uint8Array> {
	const text = headline + fact + brand.name + from + to;
	const missing = lettersWithoutFace(text);
	if (missing) console.warn(`A social image draws “${missing}” in a font of this machine: the display face lacks it.`);
	const folder = await mkdtemp(join(tmpdir(), 'social-image-'));
	const fontFile = join(folder, 'display.ttf');
	await writeFile(fontFile, await displayFaceFor(text));
	const font = { fontFiles: [fontFile], loadSystemFonts: missing !== '', defaultFontFamily: 'Newsreader' };
	const image = new Resvg(drawing(headline, fact, page), { font }).render().asPng();
	await rm(folder, { recursive: true });
	return image;
}

const { from, to } = gestationalWeeks;

/** What a page is about; pages without an illustration show the logo. */
const subjects: Partial<Record<PageName, string>> = {
	landing: umbrella,
	maternity: umbrella,
	zh: umbrella,
	ms: umbrella,
	ta: umbrella,
	'not-found': lostPath,
};

/** The classes of the illustrations, with the colours of the light theme as sRGB. */
const pictureColours = `
.line { fill: none; stroke: ${ink}; stroke-width: 2.25; stroke-linecap: round; stroke-linejoin: round }
.wash { fill: ${brandColours.light['accent-soft']} }
.paper { fill: ${brandColours.light.surface} }
.skin { fill: #f0d0b0; stroke: ${ink}; stroke-width: 2.25 }
.ink-fill { fill: ${ink} }
.clay-fill { fill: ${brandColours.light['clay-soft']} }
.thin { stroke-width: 1.75; opacity: 0.55 }`;

function drawing(headline: string, fact: string, page: PageName | undefined): string {
	const subject = page && subjects[page];
	const centredLogo = `<svg x="36" y="6" width="168" height="168">${logo}</svg>`;
	const lines = wrapped(headline, headlineLength);
	const top = 250 - lines.length * 40;
	const below = top + lines.length * 84;
	const text = [
		...lines.map((line, index) => textAt(top + index * 84, 72, line)),
		...wrapped(fact, factLength).map((line, index) => textAt(below + index * 52, 40, line)),
	];
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="1200" height="630" color="${accent}">
<style>${pictureColours}</style>
<rect width="1200" height="630" fill="${paper}"/>
<svg x="700" y="90" width="430" height="400" viewBox="0 0 240 180">${subject ?? centredLogo}</svg>
<svg x="90" y="464" width="48" height="48">${logo}</svg>
<g font-family="Newsreader" fill="${ink}">${text.join('')}
<text x="156" y="502" font-size="40" fill="${accent}">${escapeHtml(brand.name)}</text>${subject === umbrella ? ruler() : ''}</g>
</svg>`;
}

function textAt(y: number, size: number, line: string): string {
	return `<text x="90" y="${y}" font-size="${size}">${escapeHtml(line)}</text>`;
}

/** The 40-week ruler of the pages about maternity insurance, as wide as the image allows. */
function ruler(): string {
	const [start, top, week, height] = [90, 548, 25.5, 26];
	const end = start + 40 * week;
	const ticks = Array.from({ length: 40 }, (_, index) => `M${start + (index + 1) * week} ${top}v${height}`);
	const filled = start + (from - 1) * week;
	const labels = [from, to].map((number) => {
		const middle = start + (number - 0.5) * week;
		return `<text x="${middle}" y="608" font-size="28" text-anchor="middle" fill="${accent}">${number}</text>`;
	});
	return `<rect x="${filled}" y="${top}" width="${(to - from + 1) * week}" height="${height}" fill="${accent}"/>
<path d="${ticks.join('')}" stroke="${ink}" stroke-opacity="0.5"/>
<path d="M${start} ${top + height}H${end}" stroke="${ink}" stroke-width="3"/>${labels.join('')}`;
}

function wrapped(text: string, lineLength: number): string[] {
	const lines: string[] = [];
	for (const word of text.split(' ')) {
		const line = lines.at(-1);
		if (line === undefined || `${line} ${word}`.length > lineLength) lines.push(word);
		else lines[lines.length - 1] = `${line} ${word}`;
	}
	return lines;
}
