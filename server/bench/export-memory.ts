/** Peak memory of exporting many enquiries from the embedded store, each format in a process of its own: `EXPORT_ROWS`, 20,000 by default. */

import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { validateEnquiry } from '../../shared/enquiry/enquiry-schema.ts';
import { createSeal } from '../database/seal.ts';
import { openSqlite } from '../database/sqlite.ts';
import { createEnquiryStore } from '../enquiries/enquiry-store.ts';
import { sampleEnquiry } from '../testing/sample-enquiry.ts';
import { temporaryFolder } from '../testing/test-app.ts';

const rows = Number(process.env.EXPORT_ROWS ?? 20_000);
const runs = 5;
const cli = join(import.meta.dirname, '..', 'enquiries-cli.ts');
const measure = `process.on('exit', () => console.error('peak', process.resourceUsage().maxRSS))`;

const folder = temporaryFolder();
await fill(folder);
const formats = ['csv', 'jsonl'];
console.table(Object.fromEntries(formats.map((format) => [format, { 'peak (MB, median)': median(format) }])));
console.log(`Exports of ${rows} enquiries, ${runs} runs each.`);
rmSync(folder, { recursive: true, force: true });

async function fill(dataDir: string): Promise<void> {
	const database = await openSqlite(dataDir);
	const store = createEnquiryStore(database, createSeal([]));
	const validation = validateEnquiry(sampleEnquiry({ additionalInfo: 'x'.repeat(500) }));
	if (!validation.valid) throw new Error('the sample is not valid');
	const { enquiry } = validation;
	const add = () => store.add({ idempotencyKey: randomUUID(), enquiry, consentVersion: 'v1', targets: [] });
	for (let added = 0; added < rows; added += 100) await Promise.all(Array.from({ length: 100 }, add));
	await database.close();
}

function median(format: string): number {
	const peaks = Array.from({ length: runs }, () => peakOf(format)).sort((a, b) => a - b);
	return Math.round(peaks[Math.floor(runs / 2)] ?? Number.NaN);
}

/** Resident memory at its highest, in MB. */
function peakOf(format: string): number {
	const env = {
		PATH: process.env.PATH,
		DATA_DIR: folder,
		NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(measure)}`,
	};
	const script = `"${process.execPath}" "${cli}" export --format ${format} 2>&1 >/dev/null`;
	const words = execFileSync('sh', ['-c', script], { env, encoding: 'utf8' });
	return (Number(words.match(/peak (\d+)/)?.[1]) * 1024) / 1e6;
}
