/** The social image of each page, 1200 × 630: its headline and a fact beside a picture of its subject. */

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { brand } from '../../shared/content/brand.ts';
import { escapeText } from '../escape-html.ts';
import { pageMetadata } from '../page-metadata.ts';
import { LostPath, MotherAndChild, TwoPlans, Umbrella } from '../pictures/illustrations.tsx';
import { logoColours, logoPath } from '../pictures/logo.ts';
import type { PageName } from '../routes.ts';
import { displayFaceFor, lettersWithoutFace } from './fonts.ts';

/** Characters that fit on a line of the headline. */
const lineLength = 19;
const { accent, accentSoft, ink, paper } = logoColours;

export async function makeSocialImages(): Promise<Record<string, Uint8Array>> {
	const images = Object.entries(pageMetadata).map(async ([name, { headline, fact }]): Promise<[string, Uint8Array]> => {
		return [`social/${name}.png`, await socialImage(headline, fact, subjects[name as PageName])];
	});
	return Object.fromEntries(await Promise.all(images));
}

/** Letters that the display face lacks are drawn in a font of this machine, and named. */
export async function socialImage(headline: string, fact: string, subject?: ReactElement): Promise<Uint8Array> {
	const text = headline + fact + brand.name;
	const missing = lettersWithoutFace(text);
	if (missing) console.warn(`A social image draws “${missing}” in a font of this machine: the display face lacks it.`);
	const folder = await mkdtemp(join(tmpdir(), 'social-image-'));
	const fontFile = join(folder, 'display.ttf');
	await writeFile(fontFile, await displayFaceFor(text));
	const font = { fontFiles: [fontFile], loadSystemFonts: missing !== '', defaultFontFamily: 'Newsreader' };
	const image = new Resvg(drawing(headline, fact, subject), { font }).render().asPng();
	await rm(folder, { recursive: true });
	return image;
}

const logo = `<svg width="300" height="300" viewBox="0 0 32 32" fill="${accent}"><path d="${logoPath}"/></svg>`;

/** What a page is about; pages without an illustration show the logo. */
const subjects: Partial<Record<PageName, ReactElement>> = {
	landing: <MotherAndChild />,
	maternity: <Umbrella />,
	terms: <TwoPlans />,
	'not-found': <LostPath />,
};

/** The classes of the illustrations, with the colours of the light theme as sRGB. */
const pictureColours = `
.wash { fill: ${accentSoft} }
.paper { fill: #fff }
.skin { fill: #f0d0b0; stroke: ${ink}; stroke-width: 2.25 }
.ink-fill { fill: ${ink} }
.clay-wash { fill: #ecc8b5 }
.clay-fill { fill: #e2ab91 }
.line { fill: none; stroke: ${ink}; stroke-width: 2.25; stroke-linecap: round; stroke-linejoin: round }
.thin { stroke-width: 1.75; opacity: 0.55 }
.dashed { stroke-dasharray: 1 7; opacity: 1 }`;

function drawing(headline: string, fact: string, subject: ReactElement | undefined): string {
	const lines = wrapped(headline);
	const top = 285 - lines.length * 40;
	const text = lines
		.map((line, index) => `<text x="90" y="${top + index * 84}" font-size="72">${escapeText(line)}</text>`)
		.join('');
	const below = top + lines.length * 84;
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="1200" height="630">
<style>${pictureColours}</style>
<rect width="1200" height="630" fill="${paper}"/>
<svg x="700" y="115" width="430" height="400" viewBox="0 0 430 400">${subject ? placed(subject) : logo}</svg>
<g font-family="Newsreader" fill="${ink}">${text}<text x="90" y="${below}" font-size="40">${escapeText(fact)}</text>
<text x="90" y="550" font-size="40" fill="${accent}">${escapeText(brand.name)}</text></g>
</svg>`;
}

/** The illustration as large as its place. */
function placed(subject: ReactElement): string {
	return renderToStaticMarkup(subject).replace(/ width="\d+" height="\d+"/, ' width="430" height="400"');
}

function wrapped(headline: string): string[] {
	const lines: string[] = [];
	for (const word of headline.split(' ')) {
		const line = lines.at(-1);
		if (line === undefined || `${line} ${word}`.length > lineLength) lines.push(word);
		else lines[lines.length - 1] = `${line} ${word}`;
	}
	return lines;
}
