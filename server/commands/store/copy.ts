/** Command `copy`: copies the store to the other engine or another folder while the service is stopped. */

import { z } from 'zod';
import { copyStore } from '../../database/copy-store.ts';
import { markStore } from '../../database/failures/lost-store.ts';
import { openDatabase } from '../../database/open-database.ts';
import { type Command, CommandFailed, UsageError, writeTable } from '../command.ts';

const folderPrefix = 'sqlite:';
const postgresUrl = z.url({ protocol: /^postgres(ql)?$/ });

export const copy: Command = {
	name: 'copy',
	options: { to: 'postgres://…|sqlite:FOLDER' },
	async run({ database, values, out, print }) {
		const location = readLocation(String(values.to ?? ''));
		const target = await openDatabase(location, () => {});
		try {
			let pages = 0;
			const { copied, isSame } = await copyStore(database, target, () => {
				if (++pages % 100 === 0) print(`${(pages * 1000).toLocaleString('en')} rows at most so far.`);
			});
			const cells = ({ table, counts }: (typeof copied)[number]) => [table, ...counts.map(String)];
			await writeTable(out, ['TABLE', 'HERE', 'THERE'], copied, cells);
			if (!isSame)
				throw new CommandFailed(
					'The stores differ, because this one has changed meanwhile: stop the service, empty the other store, and copy again.',
				);
			markStore(location, print);
			print('Copied: set DATABASE_URL or DATA_DIR to the other store, and start the service.');
		} finally {
			await target.close();
		}
	},
};

function readLocation(to: string): { dataDir: string; databaseUrl?: string } {
	const folder = to.startsWith(folderPrefix) ? to.slice(folderPrefix.length) : '';
	if (folder) return { dataDir: folder };
	if (postgresUrl.safeParse(to).success) return { dataDir: '', databaseUrl: to };
	throw new UsageError(
		'--to must be a URL such as postgres://user:password@host:5432/database, or sqlite: and a folder.',
	);
}
