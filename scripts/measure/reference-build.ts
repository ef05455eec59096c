/** Builds another commit of this repository, to compare it with the working tree. */

import { execFileSync } from 'node:child_process';
import { existsSync, lstatSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { runProgram } from '../setup/run-program.mjs';

const references = 'build/reference';

/** @returns folder with the commit's sources and builds, which is kept until another commit is built */
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

/** Links to the working tree's packages if the lockfiles are equal; otherwise the build installs the packages of the commit. */
function shareModules(folder: string): void {
	const modules = join(folder, 'node_modules');
	const lockfile = (place: string) => readFileSync(join(place, 'package-lock.json'), 'utf8');
	// Removes a link from an earlier run first, because npm would empty the folder that the link points to.
	if (lstatSync(modules, { throwIfNoEntry: false })?.isSymbolicLink()) rmSync(modules);
	if (!existsSync(modules) && lockfile('.') === lockfile(folder)) symlinkSync(resolve('node_modules'), modules);
}
