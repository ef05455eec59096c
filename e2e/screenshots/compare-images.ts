/** Compares two pictures, and shows where they differ: before | after | difference. */

import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

interface Difference {
	/** Share of the larger picture's pixels that differ. */
	share: number;
	/** The rows that differ, three times side by side, as a PNG. */
	image: Buffer;
}

const gap = 8;
/** Rows above and below what differs, to know the place by. */
const margin = 40;

/** Undefined when they are the same to the pixel. */
export function compareImages(before: Buffer, after: Buffer): Difference | undefined {
	if (before.equals(after)) return undefined;
	const pictures = [PNG.sync.read(before), PNG.sync.read(after)];
	const width = Math.max(...pictures.map((picture) => picture.width));
	const height = Math.max(...pictures.map((picture) => picture.height));
	const [left, right] = pictures.map((picture) => onCanvas(picture, width, height)) as [PNG, PNG];
	const marked = new PNG({ width, height });
	const options = { threshold: 0, includeAA: true };
	const count = pixelmatch(left.data, right.data, marked.data, width, height, options);
	if (count === 0) return undefined;

	const rows = differingRows(left, right);
	const top = Math.max(0, Math.min(...rows) - margin);
	const bottom = Math.min(height, Math.max(...rows) + 1 + margin);
	const image = new PNG({ width: 3 * width + 2 * gap, height: bottom - top });
	for (const [index, picture] of [left, right, marked].entries())
		PNG.bitblt(picture, image, 0, top, width, bottom - top, index * (width + gap), 0);
	return { share: count / (width * height), image: PNG.sync.write(image) };
}

/** Transparent where the other picture is larger. */
function onCanvas(picture: PNG, width: number, height: number): PNG {
	const canvas = new PNG({ width, height });
	PNG.bitblt(picture, canvas, 0, 0, picture.width, picture.height, 0, 0);
	return canvas;
}

function differingRows(left: PNG, right: PNG): number[] {
	const length = left.width * 4;
	const row = ({ data }: PNG, y: number) => data.subarray(y * length, (y + 1) * length);
	return Array.from({ length: left.height }, (_, y) => y).filter((y) => !row(left, y).equals(row(right, y)));
}
