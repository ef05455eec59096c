/** The favicons: the logo as SVG, ICO and PNG. */

import { Resvg } from '@resvg/resvg-js';
import { brandColours, logo } from '../../pictures/logo.ts';

const { light, dark } = brandColours;

export function makeIcons(): Record<string, string | Uint8Array> {
	return {
		'favicon.svg': mark(`<style>@media (prefers-color-scheme: dark) { svg { color: ${dark.accent} } }</style>`),
		'favicon.ico': ico(png(mark(''), 32), 32),
		'apple-touch-icon.png': png(touchIcon, 180),
	};
}

function mark(style: string): string {
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" color="${light.accent}">${style}${logo}</svg>`;
}

const touchIcon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" fill="${light.accent}"/><svg x="8" y="8" width="32" height="32" color="${light.paper}">${logo}</svg></svg>`;

function png(svg: string, size: number): Buffer {
	return new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render().asPng();
}

/** An ICO file is a 22-byte directory in front of one PNG. */
function ico(image: Buffer, size: number): Buffer {
	const directory = Buffer.alloc(22);
	directory.writeUInt16LE(1, 2);
	directory.writeUInt16LE(1, 4);
	directory.writeUInt8(size, 6);
	directory.writeUInt8(size, 7);
	directory.writeUInt16LE(1, 10);
	directory.writeUInt16LE(32, 12);
	directory.writeUInt32LE(image.length, 14);
	directory.writeUInt32LE(directory.length, 18);
	return Buffer.concat([directory, image]);
}
