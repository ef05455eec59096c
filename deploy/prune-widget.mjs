/**
 * `node deploy/prune-widget.mjs`, run in the project's folder, removes copies of a widget file that a newer copy replaced more
 * than two years ago. The modification time of the file tells when the copy became current.
 */

import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';

const folder = 'dist/widget/v1';
const promised = new Date();
promised.setFullYear(promised.getFullYear() - 2);

const { files } = JSON.parse(readFileSync(`${folder}/manifest.json`, 'utf8'));
const served = Object.values(files).map(({ url }) => url.split('/').at(-2));

const copies = readdirSync(folder, { withFileTypes: true })
	.filter((entry) => entry.isDirectory())
	.map(({ name }) => {
		// The first name is the file's, because names of its compressed versions (`.br`, `.gz`) are longer.
		const [file] = readdirSync(`${folder}/${name}`).sort();
		return { name, file, built: statSync(`${folder}/${name}/${file}`).mtime };
	})
	.sort((one, other) => one.built - other.built);

for (const [index, { name, file }] of copies.entries()) {
	const next = copies.slice(index + 1).find((copy) => copy.file === file);
	if (!next || next.built > promised || served.includes(name)) continue;
	rmSync(`${folder}/${name}`, { recursive: true });
	console.log(`Removed ${name}/${file}, replaced on ${next.built.toISOString().slice(0, 10)}.`);
}
