/** Test of mail delivery through a Postfix relay. */

import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { findPeer } from '../../scripts/testing/find-peer.ts';
import { freePort } from '../../scripts/testing/free-port.ts';
import { startMailServer } from '../../scripts/testing/start-mail-server.ts';
import { builtServer, startServerProcess } from '../../scripts/testing/start-server.ts';
import { enquiry } from './enquiry.ts';
import { startPostfix } from './peer-process.ts';

const postfix = findPeer('postfix');

test('a relay delivers a mail, and returns an undeliverable one to the sender', async ({ request }) => {
	test.skip(!postfix || process.getuid?.() !== 0, 'NOT TESTED: Postfix runs as root, where it is installed');
	const [sender, adviser, gone] = ['quotes@quotes.example', 'duty@quotes.example', 'gone@quotes.example'];
	await using mailServer = await startMailServer({
		onRcptTo({ address }, _session, done) {
			done(address === gone ? Object.assign(new Error('No such mailbox'), { responseCode: 550 }) : null);
		},
	});
	const port = await freePort();
	await using _relay = startPostfix(postfix as string, port, Number(new URL(mailServer.url).port));
	await using server = await startServerProcess(builtServer, {
		DATA_DIR: test.info().outputPath('data'),
		SMTP_URL: `smtp://127.0.0.1:${port}?ignoreTLS=true`,
		ENQUIRY_MAIL_TO: `${adviser}, ${gone}`,
		MAIL_FROM: sender,
	});
	const headers = { 'idempotency-key': randomUUID() };
	const data = { ...enquiry, name: '陈美玲', language: 'zh-Hans', additionalInfo: 'நன்றி '.repeat(100) };
	const answer = await request.post(`${server.url}/api/enquiries`, { data, headers });
	const { reference } = await answer.json();
	await expect.poll(() => mailServer.mails.map(({ to }) => to).toSorted()).toEqual([adviser, sender]);
	const mailTo = (address: string) => mailServer.mails.find(({ to }) => to === address);
	expect(mailTo(adviser)?.subject).toMatch(/\[zh-Hans\] \[no plan\] \[no partner\]$/);
	for (const words of [reference, data.name, data.additionalInfo.trim()])
		expect(mailTo(adviser)?.text).toContain(words);
	expect(mailTo(sender)?.text).toContain(`<${gone}>: host 127.0.0.1[127.0.0.1] said: 550 No such mailbox`);
});
