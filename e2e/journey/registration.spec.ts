/** End-to-end test of an unregistered partner site: from pasting the embed code to the first mail to the partner. */

import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { headlessShellLaunch } from '../../scripts/testing/chromium-launch.ts';
import { startMailServer } from '../../scripts/testing/start-mail-server.ts';
import { builtServer, startServerProcess } from '../../scripts/testing/start-server.ts';
import { brand } from '../../shared/content/brand.ts';
import { outcomeCopy } from '../../shared/content/words/en/form-copy.ts';
import { type HostSite, hostSiteFixture } from '../testing/servers/host-site.ts';
import { fillIn, formIn, readReference, send } from '../testing/visitor.ts';
import { listEnquiries } from './operator.ts';

const test = base.extend<object, { hostSite: HostSite }>({ hostSite: hostSiteFixture });

// Loopback hosts may always send enquiries, so the partner's site needs another host name.
const { args, ...launch } = headlessShellLaunch();
test.use({
	contextOptions: { reducedMotion: 'no-preference' },
	launchOptions: { ...launch, args: [...args, '--host-resolver-rules=MAP *.example 127.0.0.1'] },
});

test('an unregistered site, from paste to registered', async ({ page, hostSite }) => {
	const folder = test.info().outputPath();
	const partnersFile = join(folder, 'partners.json');
	const partner = { id: 'beta-brokers', name: 'Beta Brokers', licence: 'FA100123', mailTo: ['advisers@beta.example'] };
	const partnersWith = (origin: string) => JSON.stringify([{ ...partner, origins: [origin] }]);
	writeFileSync(partnersFile, '[]');
	await using mailServer = await startMailServer();
	await using server = await startServerProcess(builtServer, {
		DATA_DIR: folder,
		PARTNERS_FILE: partnersFile,
		SMTP_URL: mailServer.url,
		ENQUIRY_MAIL_TO: 'advisers@operator.example',
	});
	const partnersPage = await page.context().newPage();
	await partnersPage.goto(`${server.url}/partners`);
	await partnersPage.getByLabel('Your partner id').fill(partner.id);
	const lines = partnersPage.locator('.embed-lines code');
	// Waits until the page's script has replaced the brand's URL in the lines by the origin of the page.
	for (const text of [server.url, `partner="${partner.id}"`]) await expect(lines).toContainText(text);
	const pasted = new URL(hostSite.publish({ body: (await lines.textContent()) ?? '' }));
	pasted.hostname = 'www.beta.example';
	const { href, host, origin } = pasted;

	const warnings: string[] = [];
	page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
	await page.goto(href);
	const form = formIn(page);
	await fillIn(form, 'First Visitor');
	await send(form);
	for (const contact of [brand.phone, brand.email])
		await expect(form.getByRole('link', { name: contact })).toBeVisible();
	expect(warnings).toEqual([expect.stringContaining(`${origin} is not registered: write to ${brand.email}`)]);
	expect(server.log()).toContain(`"origin":"${origin}","msg":"enquiries are refused`);
	expect(await listEnquiries(folder)).toEqual([]);

	const question = partnersPage.locator('.registered-site');
	const answer = question.getByRole('status');
	await question.getByLabel('Address of your page').fill(href);
	await question.getByRole('button', { name: 'Check' }).click();
	await expect(answer).toContainText(`${origin} is not registered`);
	await expect(answer).toContainText(`Send this address, and your partner id if you have one, to ${brand.email}`);

	const isRegistered = async () => {
		const response = await page.request.get(`${server.url}/api/partners/origin`, { params: { url: href } });
		return (await response.json()).registered;
	};
	writeFileSync(partnersFile, partnersWith(`https://${host}`));
	await expect.poll(server.log).toContain('read PARTNERS_FILE again');
	expect(await isRegistered()).toBe(false);
	writeFileSync(`${partnersFile}.new`, partnersWith(origin));
	renameSync(`${partnersFile}.new`, partnersFile);
	await expect.poll(isRegistered).toBe(true);
	await question.getByRole('button', { name: 'Check' }).click();
	await expect(answer).toContainText(`${origin} is registered`);

	await form.getByRole('button', { name: outcomeCopy.tryAgain }).click();
	const reference = await readReference(page);
	const sent = { reference, name: 'First Visitor', partner: partner.id, page: href, origin };
	expect(await listEnquiries(folder)).toMatchObject([sent]);
	const mailboxes = () => mailServer.mails.map(({ to }) => to).toSorted();
	await expect.poll(mailboxes).toEqual(['advisers@beta.example', 'advisers@operator.example']);
	for (const { subject } of mailServer.mails) expect(subject).toContain(`[${partner.id}]`);
});
