/** Tests that the enquiries of one client, up to the rate limit, do not delay mail about other clients' enquiries. */

import { randomUUID } from 'node:crypto';
import { afterEach, expect, test, vi } from 'vitest';
import type { Config } from '../config/config.ts';
import { sampleEnquiry } from '../testing/sample-enquiry.ts';
import { startTestApp } from '../testing/test-app.ts';

const mailbox = 'email:advice@advisers.example';
const mail = { smtpUrl: 'smtp://127.0.0.1:9', from: 'a@b.example', to: ['advice@advisers.example'] };
const mailsPerMinute = 30;

afterEach(() => void vi.useRealTimers());

async function start(rateLimitPerMinute: number, config: Partial<Config> = {}) {
	vi.useFakeTimers({ toFake: ['Date'] });
	const { app, outbox, retention, replies } = await startTestApp({ config: { mail, rateLimitPerMinute, ...config } });
	return {
		retention,
		replies,
		outbox,
		async send(remoteAddress: string, changes: object = {}): Promise<string> {
			const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() };
			const payload = JSON.stringify(sampleEnquiry({ ...changes }));
			const answer = await app.inject({ method: 'POST', url: '/api/enquiries', remoteAddress, headers, payload });
			expect(answer.statusCode).toBe(201);
			return answer.json().reference;
		},
		/** Claims and completes one minute's quota of mail, and moves the clock past that minute. @returns the references */
		async mailForAMinute(): Promise<string[]> {
			const claimed = await outbox.claim(mailbox, mailsPerMinute);
			for (const delivery of claimed) await outbox.succeed(delivery);
			vi.advanceTimersByTime(60_001);
			return claimed.map(({ reference }) => reference);
		},
		nextMail: async () => (await outbox.claim(mailbox, 1))[0]?.reference,
	};
}

test.each(['203.0.113.7', '2001:db8:1:2::'])(
	'after three minutes with 60 enquiries each from %s, another client’s enquiry is mailed next',
	async (from) => {
		const { send, mailForAMinute, nextMail } = await start(60);
		for (let minute = 0; minute < 3; minute++) {
			// Within the IPv6 network, each of the 60 enquiries comes from another address.
			for (let sent = 0; sent < 60; sent++) await send(from.endsWith(':') ? `${from}${(sent + 1).toString(16)}` : from);
			expect(await mailForAMinute()).toHaveLength(mailsPerMinute);
		}
		const reference = await send('198.51.100.1');
		expect(await nextMail()).toBe(reference);
	},
);

test.each(['withdrawn', 'unanswered', 'missed'])(
	'news of many enquiries that are %s wait for a real one',
	async (event) => {
		const { send, mailForAMinute, nextMail, retention, replies } = await start(60);
		const sent: string[] = [];
		for (let client = 0; client < mailsPerMinute; client++) sent.push(await send(`203.0.113.${client}`));
		expect(await mailForAMinute()).toHaveLength(mailsPerMinute);
		vi.advanceTimersByTime(24 * 60 * 60_000);
		if (event === 'withdrawn') await retention.withdraw({ email: sampleEnquiry().email });
		else if (event === 'unanswered') await replies.remind();
		else for (const reference of sent) await replies.recordMissed(reference, []);
		vi.advanceTimersByTime(1000);
		const reference = await send('198.51.100.1');
		expect(await nextMail()).toBe(reference);
		expect(sent).toContain(await nextMail());
	},
);

test('one client gets no more than half of the receipts of an hour', async () => {
	const { send, outbox } = await start(60, { receiptMail: true, receiptMailPerHour: 4 });
	const sent: string[] = [];
	for (const client of ['203.0.113.7', '203.0.113.7', '203.0.113.7', '198.51.100.1'])
		sent.push(await send(client, { email: `visitor-${sent.length}@example.com` }));
	const receipts = (await outbox.listFor(sent)).filter(({ recipient }) => recipient === 'receipt');
	expect(receipts.map(({ reference }) => reference).sort()).toEqual(sent.filter((_, index) => index !== 2).sort());
});

test('a booth with one tablet can send an enquiry every six seconds, and its mail does not wait', async () => {
	const { send, mailForAMinute } = await start(10);
	const sent: string[] = [];
	for (let count = 0; count < 10; count++) sent.push(await send('203.0.113.7'));
	expect((await mailForAMinute()).toSorted()).toEqual(sent.toSorted());
});
