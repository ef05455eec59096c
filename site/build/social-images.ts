/** The social image of each page, 1200 × 630: its headline beside the logo. */

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { brand } from '../../shared/content/brand.ts';
import { escapeText } from '../escape-html.ts';
import { pageMetadata } from '../page-metadata.ts';
import { logoColours, logoPaths } from '../pictures/logo-paths.ts';
import { displayFaceForDrawing } from './fonts.ts';

/** Characters that fit on a line of the headline. */
const lineLength = 19;
const { accent, accentSoft, ink, paper } = logoColours;

export async function makeSocialImages(): Promise<Record<string, Uint8Array>> {
	const folder = await mkdtemp(join(tmpdir(), 'social-images-'));
	const fontFile = join(folder, 'display.ttf');
	await writeFile(fontFile, await displayFaceForDrawing());
	const font = { fontFiles: [fontFile], loadSystemFonts: false, defaultFontFamily: 'Newsreader' };
	const images = Object.entries(pageMetadata).map(([name, { headline }]): [string, Uint8Array] => [
		`social/${name}.png`,
		new Resvg(drawing(headline), { font }).render().asPng(),
	]);
	await rm(folder, { recursive: true });
	return Object.fromEntries(images);
}

function drawing(headline: string): string {
	const lines = wrapped(headline);
	const top = 345 - lines.length * 40;
	const text = lines
		.map((line, index) => `<text x="90" y="${top + index * 84}" font-size="72">${escapeText(line)}</text>`)
		.join('');
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="1200" height="630">
<rect width="1200" height="630" fill="${paper}"/>
<path d="M760 330C750 150 890 20 1050 40s230 160 200 320-140 250-280 230-200-120-210-260z" fill="${accentSoft}"/>
<g transform="translate(826 150) scale(10.4)">${logoPaths(accent, 1.5)}</g>
<g font-family="Newsreader" fill="${ink}">${text}<text x="90" y="550" font-size="40" fill="${accent}">${escapeText(brand.name)}</text></g>
</svg>`;
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
