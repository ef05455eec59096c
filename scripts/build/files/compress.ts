/** `node scripts/build/files/compress.ts FOLDER` writes a `.br` and a `.gz` beside each text file, ready to be served. */

import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = new Set(['.html', '.css', '.js', '.json', '.svg', '.txt', '.xml', '.map']);

const [, , folder = '.'] = process.argv;
const entries = await readdir(folder, { withFileTypes: true, recursive: true });
const files = entries.filter((entry) => entry.isFile() && compressible.has(extname(entry.name)));
await Promise.all(files.map((entry) => compressFile(join(entry.parentPath, entry.name))));

async function compressFile(path: string): Promise<void> {
	const bytes = await readFile(path);
	const brotliOptions = {
		[constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
		[constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
	};
	await Promise.all([
		promisify(brotliCompress)(bytes, { params: brotliOptions }).then((data) => writeFile(`${path}.br`, data)),
		promisify(gzip)(bytes, { level: 9 }).then((data) => writeFile(`${path}.gz`, data)),
	]);
}
