/** Command `backup`: copies the embedded store into one file. The server may run meanwhile. */

import { existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { syncFolder } from '../../database/engines/sqlite-connection.ts';
import { type Command, CommandFailed, UsageError } from '../command.ts';

export const backup: Command = {
	name: 'backup',
	argument: 'FILE',
	takesAnyVersion: true,
	async run({ database, positionals, print }) {
		const [name] = positionals;
		if (!name) throw new UsageError('Give the file to write.');
		const { copyInto } = database;
		if (!copyInto) throw new CommandFailed('The store is PostgreSQL: back it up with pg_dump.');
		const path = resolve(name);
		if (existsSync(path)) throw new CommandFailed(`${path} exists already: a back-up never overwrites another one.`);
		try {
			await writeWhole(path, copyInto);
		} catch (error) {
			const { message } = error as Error;
			throw new CommandFailed(`${path} cannot be written, and nothing was backed up (${message}).`);
		}
		print(`Backed up to ${path}.`);
	},
};

/** Writes under a temporary name until the file is on disk, so that a partial copy is never mistaken for a back-up. */
async function writeWhole(path: string, write: (part: string) => Promise<void>): Promise<void> {
	const part = `${path}.part`;
	const file = await open(part, 'ax', 0o600);
	try {
		await write(part);
		await file.sync();
		await rename(part, path);
		await syncFolder(dirname(path));
	} catch (error) {
		for (const left of [part, `${part}-journal`]) await rm(left, { force: true });
		throw error;
	} finally {
		await file.close();
	}
}
