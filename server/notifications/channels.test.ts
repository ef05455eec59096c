/** Tests of mail and webhooks to advisers, partners and visitors, with a real mail server and webhook receiver. */

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { type MailServer, startMailServer } from '../../scripts/testing/start-mail-server.ts';
import type { ServerProcess } from '../../scripts/testing/start-server.ts';
import { testFolder } from '../../scripts/testing/test-folder.ts';
import { languages } from '../../shared/content/languages.ts';
import { words } from '../../shared/content/words/words.ts';
import { type Receiver, startReceiver } from '../testing/receiver.ts';
import { postEnquiry, runCommand, startService } from '../testing/service.ts';

const folder = testFolder();
const environment = { DATA_DIR: join(folder, 'store') };
const adviser = 'adviser@advisers.example';
const desk = 'desk@acme.example';
let mailServer: MailServer;
let receiver: Receiver;
let service: ServerProcess;
beforeAll(async () => {
	mailServer = await startMailServer();
	receiver = await startReceiver();
	const PARTNERS_FILE = join(folder, 'partners.json');
	writeFileSync(
		PARTNERS_FILE,
		JSON.stringify([{ id: 'acme', name: 'Acme', origins: [], licence: 'FA100123', mailTo: [`Desk <${desk}>`] }]),
	);
	const mail = { SMTP_URL: mailServer.url, ENQUIRY_MAIL_TO: adviser, RECEIPT_MAIL: '1' };
	const PUBLIC_ORIGIN = 'https://quotes.example';
	service = await startService({ ...environment, ...receiver.environment, PARTNERS_FILE, ...mail, PUBLIC_ORIGIN });
	return async () => {
		await service.end();
		receiver.close();
		await mailServer.close();
	};
});

async function send(changes: Record<string, unknown>): Promise<string> {
	return (await (await postEnquiry(service.url, changes)).json()).reference;
}

const mailsTo = (to: string, about = '') =>
	mailServer.mails.filter((mail) => mail.to === to && mail.subject.includes(about));
const posted = (reference: string) =>
	receiver.received.map(({ body }) => JSON.parse(body)).filter(({ data }) => data.reference === reference);

/** Waits for the only mail to a mailbox about an enquiry. */
async function mailTo(to: string, about: string) {
	await expect.poll(() => mailsTo(to, about)).toHaveLength(1);
	return mailsTo(to, about)[0] ?? expect.unreachable();
}

async function postedOf(reference: string) {
	await expect.poll(() => posted(reference)).toHaveLength(1);
	return posted(reference)[0].data;
}

test('an enquiry of an unknown partner reaches the operator’s own mailbox, with a remark', async () => {
	const reference = await send({ partner: 'acmee', email: 'unknown@visitor.example', mobilePhone: '9000 0002' });
	const { text, subject } = await mailTo(adviser, reference);
	expect(subject).toMatch(/\[acmee\]$/);
	expect(text).toMatch(/^Partner: acmee \(unknown: no partner has this id\)$/m);
	expect(await postedOf(reference)).toMatchObject({ partner: 'acmee', warnings: ['unknown-partner'] });
	expect(mailsTo(desk, reference)).toEqual([]);
});

test.each([
	['address', { email: 'Address@before.example' }],
	['phone', { mobilePhone: '+65 9100-0001' }],
])('an earlier enquiry with the same %s is named by its reference', async (by, same) => {
	const before = { email: `${by}@before.example`, mobilePhone: by === 'phone' ? '9100 0001' : '9100 0002' };
	const first = await send(before);
	const again = await send({ email: `${by}@later.example`, mobilePhone: '9200 0000', ...same });
	expect((await mailTo(adviser, again)).text).toMatch(new RegExp(`^Wrote before: ${first}, within 30 days$`, 'm'));
	expect(await postedOf(again)).toMatchObject({ earlierReference: first });
	expect((await mailTo(adviser, first)).text).not.toContain('Wrote before');
	expect(await postedOf(first)).not.toHaveProperty('earlierReference');
});

test.each(languages)('a receipt in the language of the form has reference, consent and link: %s', async (language) => {
	const email = `${language}@visitor.example`;
	const { consent, receiptCopy: copy, formCopy } = words[language];
	const reference = await send({ email, language, name: 'Buy Now', additionalInfo: 'Visit evil.example' });
	const { subject, text, headers } = await mailTo(email, reference);
	expect(subject).toBe(`${copy.subject} ${reference}`);
	const fixed = [copy.received, copy.check, copy.agreed, copy.follow, copy.notYou, formCopy.applicationWeeks];
	const own = [copy.reference(reference), consent.currentConsent.text];
	expect(text.split('\n')).toEqual(expect.arrayContaining([...fixed, ...own]));
	expect(text).toContain(`https://quotes.example/enquiry?reference=${reference}&signature=`);
	expect(text).not.toMatch(/evil|Buy Now|visitor/);
	expect(headers['auto-submitted']).toBe('auto-generated');
});

test('a receipt contains the consent, and its link withdraws it: receivers are notified, the visitor gets no mail', async () => {
	const { version, text } = words.en.consent.currentConsent;
	const email = 'leaving@visitor.example';
	const reference = await send({ email, language: 'ta', consentVersion: version });
	const receipt = await mailTo(email, reference);
	expect(receipt.text.split('\n')).toContain(text);
	// Wait for all deliveries, because a recipient is not sent the withdrawal while its delivery of the enquiry is under way.
	const deliveries = async () =>
		JSON.parse((await runCommand(environment, 'show', reference, '--json')).out).deliveries;
	await expect.poll(deliveries).toEqual(Array(3).fill(expect.objectContaining({ state: 'done' })));
	const link = receipt.text.match(/https:\/\/quotes\.example(\S+)/)?.[1];
	const headers = { 'content-type': 'application/x-www-form-urlencoded' };
	expect((await fetch(`${service.url}${link}`, { method: 'POST', headers, body: 'action=withdraw' })).status).toBe(200);
	const withdrawn = { type: 'enquiry.withdrawn', timestamp: expect.any(String), data: { reference } };
	await expect.poll(() => posted(reference)).toContainEqual(withdrawn);
	await expect.poll(() => mailsTo(adviser, `Consent withdrawn: ${reference}`)).toHaveLength(1);
	expect(mailsTo(email)).toHaveLength(1);
});
