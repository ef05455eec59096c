/**
 * `npm run release` makes an archive for machines that cannot build, and a file with the archive's SHA-256. The archive contains
 * the built site and server, Node, `deploy/`, `docs/` and `package.json`.
 */

import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';

const folder = 'build/release';
const { name, version } = JSON.parse(readFileSync('package.json', 'utf8'));

const besideServer = readdirSync('build').filter((file) => /\.(html|json)$/.test(file));
const content = [
	'package.json',
	'dist',
	'build/server',
	...besideServer.map((file) => `build/${file}`),
	'deploy',
	'docs',
	'node_modules/node/bin',
];

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const part = `${folder}/part.tar.gz`;
execFileSync('tar', ['-czf', part, ...content]);
const hash = createHash('sha256').update(readFileSync(part)).digest('hex');
const archive = `${name}-${version}-${hash.slice(0, 8)}.tar.gz`;
renameSync(part, `${folder}/${archive}`);
writeFileSync(`${folder}/${archive}.sha256`, `${hash}  ${archive}\n`);
console.log(`${folder}/${archive}`);
