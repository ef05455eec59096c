/** Images made from the brand: favicons as SVG, ICO and PNG, and one link-preview image for all pages. */

import { Resvg } from '@resvg/resvg-js';
import { brandColours, logo } from '../../pictures/logo.ts';

const { light, dark } = brandColours;

export function makeImages(): Record<string, string | Uint8Array> {
	return {
		'favicon.svg': mark(`<style>@media (prefers-color-scheme: dark) { svg { color: ${dark.accent} } }</style>`),
		'favicon.ico': ico(png(mark(''), 32), 32),
		'apple-touch-icon.png': png(tile(180, 180), 180),
		'social.png': png(tile(1200, 630), 1200),
	};
}

function mark(style: string): string {
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" color="${light.accent}">${style}${logo}</svg>`;
}

/** SVG of the logo, centred on the accent colour at two thirds of the height. */
function tile(width: number, height: number): string {
	const size = (height * 2) / 3;
	const place = `x="${(width - size) / 2}" y="${(height - size) / 2}" width="${size}" height="${size}"`;
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="${light.accent}"/><svg ${place} color="${light.paper}">${logo}</svg></svg>`;
}

function png(svg: string, size: number): Buffer {
	return new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render().asPng();
}

/** Builds an ICO file: a 22-byte directory followed by one PNG. */
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
