/** Builds another commit of this repository, for comparisons of the working tree with it. */

import { execFileSync } from 'node:child_process';
import { existsSync, lstatSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { runProgram } from '../setup/run-program.mjs';

const references = 'build/reference';

/** @returns the folder of its sources with all that is built from them; the last one asked for is kept. */
export async function buildReference(ref: string): Promise<string> {
	const commit = execFileSync('git', ['rev-parse', '--verify', `${ref}^{commit}`], { encoding: 'utf8' }).trim();
	const folder = join(references, commit);
	if (!existsSync(folder)) extract(commit, folder);
	shareModules(folder);
	console.error(`• Building ${ref}…`);
	const status = await runProgram('npm', ['run', '--silent', 'pretest:hosts'], {
		cwd: folder,
		stdio: ['ignore', 2, 2],
	});
	if (status !== 0) throw new Error(`${ref} could not be built: the lines above say why.`);
	return folder;
}

function extract(commit: string, folder: string): void {
	rmSync(references, { recursive: true, force: true });
	mkdirSync(folder, { recursive: true });
	const archive = `${folder}.tar`;
	execFileSync('git', ['archive', '--output', archive, commit]);
	execFileSync('tar', ['-xf', archive, '-C', folder]);
	rmSync(archive);
}

/** Packages are those of the working tree where both have the same; otherwise the commit's own are installed. */
function shareModules(folder: string): void {
	const modules = join(folder, 'node_modules');
	const lockfile = (place: string) => readFileSync(join(place, 'package-lock.json'), 'utf8');
	// A link that has become wrong goes first: an installation would empty what it leads to.
	if (lstatSync(modules, { throwIfNoEntry: false })?.isSymbolicLink()) rmSync(modules);
	if (!existsSync(modules) && lockfile('.') === lockfile(folder)) symlinkSync(resolve('node_modules'), modules);
}
