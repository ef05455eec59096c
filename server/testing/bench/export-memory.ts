/** Measures the peak memory of `export` by store and format, with `EXPORT_ROWS` enquiries (20,000 by default). */

import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { temporaryFolder } from '../../../scripts/testing/temporary-folder.ts';
import { openService } from '../../service/open-service.ts';
import { newEnquiry } from '../sample-enquiry.ts';
import { createDatabase, startTestPostgres } from '../stores/postgres.ts';

const rows = Number(process.env.EXPORT_ROWS ?? 20_000);
const runs = 5;
const formats = ['csv', 'jsonl'];
/** Makes every Node process of the command print its peak memory when it exits. */
const measure = `process.on('exit', () => console.error('peak', process.resourceUsage().maxRSS))`;

const folder = temporaryFolder();
const postgres = await startTestPostgres();
try {
	const table: Record<string, object> = {};
	await fill({ dataDir: folder });
	for (const format of formats) table[`SQLite, ${format}`] = peaks(format, { DATA_DIR: folder, DATABASE_URL: '' });
	if (postgres) {
		const databaseUrl = await createDatabase(postgres.url);
		await fill({ dataDir: folder, databaseUrl });
		for (const format of formats) table[`PostgreSQL, ${format}`] = peaks(format, { DATABASE_URL: databaseUrl });
	}
	console.table(table);
	console.log(`\`npm run enquiries -- export\` of ${rows} enquiries, ${runs} runs each; the largest process in MB.`);
} finally {
	postgres?.remove();
	rmSync(folder, { recursive: true, force: true });
}

async function fill(location: { dataDir: string; databaseUrl?: string }): Promise<void> {
	const { database, store } = await openService({ ...location, encryptionKeys: [] });
	const enquiry = newEnquiry({ additionalInfo: 'x'.repeat(500) });
	const add = () => store.add({ ...enquiry, idempotencyKey: randomUUID() });
	for (let added = 0; added < rows; added += 100) await Promise.all(Array.from({ length: 100 }, add));
	await database.close();
}

function peaks(format: string, environment: Record<string, string>) {
	const sorted = Array.from({ length: runs }, () => peakOf(format, environment)).sort((a, b) => a - b);
	return { 'peak, median': sorted[Math.floor(runs / 2)], 'peak, highest': sorted.at(-1) };
}

/** Peak resident memory of the command's largest process, in MB. */
function peakOf(format: string, environment: Record<string, string>): number {
	const env = {
		...process.env,
		NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(measure)}`,
		...environment,
	};
	// A child's peak memory starts at its parent's size, so a small shell is put between this process and the command.
	const script = `npm run --silent enquiries -- export --format ${format} >/dev/null; exit $?`;
	const { status, stderr } = spawnSync('sh', ['-c', script], { env, encoding: 'utf8' });
	if (status !== 0) throw new Error(stderr);
	const kilobytes = [...stderr.matchAll(/^peak (\d+)$/gm)].map(([, size]) => Number(size));
	return Math.round((Math.max(...kilobytes) * 1024) / 1e6);
}
