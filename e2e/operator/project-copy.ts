/** Copies the project, so that a test can change sources without changing the checkout. */

import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cleanEnvironment, startServerBy } from '../../scripts/testing/start-server.ts';
import { temporaryFolder } from '../../scripts/testing/temporary-folder.ts';

const root = join(import.meta.dirname, '../..');
/** Entries that are not copied: history, enquiries, generated or installed files, tests and their results. */
const leftOut = new Set(['.git', 'build', 'data', 'dist', 'e2e', 'node_modules', 'screenshots', 'test-results']);

export type ProjectCopy = ReturnType<typeof copyProject>;

export function copyProject() {
	const folder = temporaryFolder();
	for (const entry of readdirSync(root))
		if (!leftOut.has(entry)) cpSync(join(root, entry), join(folder, entry), { recursive: true });
	symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
	return {
		folder,
		/** Replaces a text in all files below a folder. @throws if no file has the text */
		replace(below: string, from: string, to: string) {
			const files = readdirSync(join(folder, below), { recursive: true, withFileTypes: true })
				.filter((entry) => entry.isFile())
				.map((entry) => join(entry.parentPath, entry.name))
				.filter((file) => readFileSync(file, 'utf8').includes(from));
			if (files.length === 0) throw new Error(`No file below ${below} has ${from}.`);
			for (const file of files) writeFileSync(file, readFileSync(file, 'utf8').replaceAll(from, to));
		},
		/** Changes every file of a folder that has no subfolders. */
		rewrite(below: string, change: (source: string, file: string) => string) {
			for (const name of readdirSync(join(folder, below))) {
				const file = join(folder, below, name);
				writeFileSync(file, change(readFileSync(file, 'utf8'), name));
			}
		},
		/** Runs `npm start` and waits until the server accepts requests. */
		start: (environment: Record<string, string>) =>
			startServerBy(['npm', 'start', '--silent'], { DATA_DIR: join(folder, 'data'), ...environment }, folder),
		/** Runs the command line that `start` has built. @returns its standard output */
		runCommandLine(args: readonly string[], environment: Record<string, string>) {
			const env = cleanEnvironment({ DATA_DIR: join(folder, 'data'), ...environment });
			const commandLine = join(folder, 'build/server/enquiries-cli.js');
			return spawnSync(process.execPath, [commandLine, ...args], { env, encoding: 'utf8' }).stdout;
		},
		remove: () => rmSync(folder, { recursive: true, force: true }),
	};
}
