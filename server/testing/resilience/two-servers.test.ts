/** Tests of two servers on one store: both honour the same idempotency keys, and every delivery arrives once. */

import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { startReceiver } from '../receiver.ts';
import { postEnquiry, runCommand, startService } from '../service.ts';
import { describeOnEachEngine, environmentOf } from '../stores/engines.ts';

const senders = 20;
const enquiriesOfEach = 10;
const enquiries = senders * enquiriesOfEach;

await describeOnEachEngine((_engine, createLocation) => {
	test('nothing is stored or delivered twice', async () => {
		using receiver = await startReceiver();
		// Answers contain a link that begins with PUBLIC_ORIGIN, so both servers need the same origin to give the same answer.
		const publicOrigin = { PUBLIC_ORIGIN: 'https://quotes.example' };
		const environment = { ...environmentOf(await createLocation()), ...receiver.environment, ...publicOrigin };
		const [first, second] = await Promise.all([startService(environment), startService(environment)]);
		const sendToBoth = async () => {
			const key = randomUUID();
			const answers = await Promise.all([first, second].map(({ url }) => postEnquiry(url, {}, key)));
			const [one, other] = await Promise.all(answers.map((answer) => answer.text()));
			expect(other).toBe(one);
			return answers.map(({ status }) => status).sort();
		};
		const sendInTurn = async () => {
			for (let sent = 0; sent < enquiriesOfEach; sent++) expect(await sendToBoth()).toEqual([200, 201]);
		};
		await Promise.all(Array.from({ length: senders }, sendInTurn));

		await receiver.until(enquiries);
		await Promise.all([first.end(), second.end()]);
		expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(enquiries);
		expect(receiver.received).toHaveLength(enquiries);
		const { out } = await runCommand(environment, 'deliveries', '--state', 'done', '--json');
		expect(JSON.parse(out)).toHaveLength(enquiries);
	});
});
