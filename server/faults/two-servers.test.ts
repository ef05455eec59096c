/** Two servers on one store: keys count once across both, and every delivery arrives once. */

import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { startTestPostgres, type TestPostgres } from '../testing/postgres.ts';
import { startReceiver } from '../testing/receiver.ts';
import { sampleEnquiry } from '../testing/sample-enquiry.ts';
import { postEnquiry, runCommand, startService } from '../testing/service.ts';
import { temporaryFolder } from '../testing/test-app.ts';

const folder = temporaryFolder();
const postgres = await startTestPostgres();
afterAll(() => {
	postgres?.remove();
	rmSync(folder, { recursive: true });
});

const places: [string, () => Record<string, string>][] = [
	['one SQLite folder', () => ({ DATA_DIR: join(folder, 'store') })],
	['one PostgreSQL', () => ({ DATABASE_URL: (postgres as TestPostgres).createDatabase() })],
];
const enquiries = 200;

describe.each(places)('on %s', (name, createPlace) => {
	test.skipIf(name.includes('PostgreSQL') && !postgres)('nothing is stored or delivered twice', async () => {
		const receiver = await startReceiver();
		const place = {
			...createPlace(),
			WEBHOOK_URL: receiver.url,
			WEBHOOK_SECRET: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
		};
		const [first, second] = await Promise.all([startService(place), startService(place)]);
		const sendToBoth = async () => {
			const key = randomUUID();
			const answers = await Promise.all([first, second].map(({ url }) => postEnquiry(url, sampleEnquiry(), key)));
			const [one, other] = await Promise.all(answers.map((answer) => answer.text()));
			expect(other).toBe(one);
			return answers.map(({ status }) => status).sort();
		};
		const statuses = await Promise.all(Array.from({ length: enquiries }, sendToBoth));
		expect(statuses).toEqual(Array(enquiries).fill([200, 201]));

		await receiver.until(enquiries);
		await Promise.all([first.end(), second.end()]);
		expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(enquiries);
		expect(receiver.received).toHaveLength(enquiries);
		const { out } = await runCommand(place, 'deliveries', '--state', 'done', '--json');
		expect(JSON.parse(out)).toHaveLength(enquiries);
		receiver.close();
	});
});
