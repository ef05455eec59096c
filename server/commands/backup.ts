/** `backup`: a complete copy of the embedded store in one file, taken while the server runs. */

import { existsSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { resolve } from 'node:path';
import { sql } from 'kysely';
import { type Command, CommandFailed, UsageError } from './command.ts';

export const backup: Command = {
	usage: 'backup FILE',
	options: {},
	arguments: 1,
	async run({ database: { db, engine }, positionals, say }) {
		const [name] = positionals;
		if (!name) throw new UsageError('Give the file to write.');
		if (engine === 'postgres') throw new CommandFailed('The store is PostgreSQL: back it up with pg_dump.');
		const path = resolve(name);
		if (existsSync(path)) throw new CommandFailed(`${path} exists already: a back-up never overwrites another one.`);
		// For this user's eyes alone, before anything is in it.
		const file = await open(path, 'ax', 0o600);
		await sql`vacuum into ${path}`.execute(db);
		await file.sync();
		await file.close();
		say(`Backed up to ${path}.`);
	},
};
