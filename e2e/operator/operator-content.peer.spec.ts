/** Tests of a copy of the project with an operator's longer texts: they appear everywhere, and none is cut off. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { type MailServer, startMailServer } from '../../scripts/testing/start-mail-server.ts';
import type { ServerProcess } from '../../scripts/testing/start-server.ts';
import { readTexts, replaceText } from '../../scripts/words/texts.ts';
import { brand } from '../../shared/content/brand.ts';
import { plans } from '../../shared/content/plans/plans.ts';
import { currentConsent } from '../../shared/content/words/en/consent.ts';
import { outcomeCopy, toasts } from '../../shared/content/words/en/form-copy.ts';
import { words } from '../../shared/content/words/words.ts';
import { fillIn, formIn, quoteButton, send } from '../testing/visitor.ts';
import { copyProject, type ProjectCopy } from './project-copy.ts';

test.describe.configure({ mode: 'serial' });

const planNames = [
	'Harbour Life MumCare Essential',
	'Straits Mutual FirstBaby Cover',
	'Lion City Maternity ShieldPlus',
	'Orchid Assurance Bump to Birth',
] as const;
const [, , , lastPlan] = planNames;
const own = {
	name: 'Singapore Family Insurance Guide for All',
	legalName: 'Singapore Family Insurance Guide Private Limited',
	phone: '+65 6123 4567 (Monday to Saturday)',
	email: 'questions-about-maternity-insurance@singapore-family-insurance-guide.example',
	privacyEmail: 'data-protection-officer@singapore-family-insurance-guide.example',
	street: '1 Very Long Example Boulevard Crescent, #41-4321 The Sail Business Centre Tower Two',
} as const;
const consent = currentConsent.text.replace(brand.legalName, own.legalName);
const publicOrigin = 'https://singapore-family-insurance-guide.example';

const ownShape = '<circle cx="16" cy="16" r="9"/>';
const ownLogo = `<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" fill="currentColor">${ownShape}</svg>`;

let copy: ProjectCopy;
let site: ServerProcess;
let mailServer: MailServer;

test.beforeAll(async () => {
	test.setTimeout(240_000);
	copy = copyProject();
	for (const [index, { name }] of plans.entries()) replaceLiteral(name, planNames[index] ?? '');
	for (const key of ['name', 'legalName', 'phone', 'email', 'privacyEmail'] as const)
		replaceLiteral(brand[key], own[key]);
	replaceLiteral(brand.address.street, own.street);
	copy.replace('shared/brand', 'oklch(42% 0.085 195)', '#4a148c');
	copy.rewrite('shared/brand', (source, file) => (file === 'logo.svg' ? ownLogo : source));
	copy.rewrite('shared/content/words/ms', (source, file) => (isWords(file) ? twiceAsLong(source) : source));
	mailServer = await startMailServer();
	const mail = { SMTP_URL: mailServer.url, ENQUIRY_MAIL_TO: 'advisers@example.com' };
	site = await copy.start({ ...mail, PUBLIC_ORIGIN: publicOrigin });
});
test.afterAll(async () => {
	await site?.end();
	await mailServer?.close();
	copy?.remove();
});

/** False for `words.ts`, which has no texts, and for `language.ts`, which has separators and the title of an error. */
const isWords = (file: string) => !/^(language|words)\.ts$/.test(file);

/** Doubles every text with three letters in a row, except templates, so that it is longer than a translation is likely to be. */
function twiceAsLong(source: string): string {
	const texts = readTexts(source).filter(({ text }) => /\p{L}{3}/u.test(text) && !text.includes('${'));
	return texts.reverse().reduce((changed, text) => replaceText(changed, text, `${text.text} ${text.text}`), source);
}

function replaceLiteral(from: string, to: string): void {
	copy.replace('shared/content', JSON.stringify(from), JSON.stringify(to));
}

const read = async (path: string) => (await fetch(site.url + path)).text();

test('the words are in the HTML of every page', async () => {
	for (const path of ['/', '/maternity', '/terms', '/privacy', '/no-such-page']) {
		const html = await read(path);
		for (const words of [own.name, own.phone, own.email, own.street]) expect(html, path).toContain(words);
		for (const words of [brand.name, brand.phone]) expect(html, path).not.toContain(words);
	}
	const maternity = await read('/maternity');
	for (const words of [...planNames, consent]) expect(maternity).toContain(words);
	expect(await read('/privacy')).toContain(`mailto:${own.privacyEmail}`);
	for (const { name } of plans) expect(maternity).not.toMatch(new RegExp(`>${name}<`));
});

test('the logo and the colours are in pages, icons and widget', async ({ page }) => {
	const [home, icon, widget] = [await read('/'), await read('/favicon.svg'), await read('/widget/v1/quote-widget.js')];
	for (const drawn of [home, icon]) expect(drawn).toContain(ownShape);
	for (const coloured of [home, icon, widget]) expect(coloured).toContain('#4a148c');
	await page.goto(site.url);
	const { icon: drawn, logo } = await page.evaluate(async () => {
		const image = new Image(32, 32);
		image.src = '/favicon.svg';
		await image.decode();
		const canvas = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
		canvas.drawImage(image, 0, 0, 32, 32);
		const shape = document.querySelector('.logo circle') as Element;
		return { icon: [...canvas.getImageData(16, 16, 1, 1).data], logo: getComputedStyle(shape).fill };
	});
	expect([drawn, logo]).toEqual([[74, 20, 140, 255], 'rgb(74, 20, 140)']);
});

test('the consent names the operator, its wording is recorded, and a warning says that it is unconfirmed', () => {
	const recorded = JSON.parse(readFileSync(join(copy.folder, 'shared/content/records/consents.json'), 'utf8'));
	expect(recorded.en.map(({ text }: { text: string }) => text)).toEqual([currentConsent.text, consent]);
	const unconfirmed = `NOBODY HAS CONFIRMED the consent to ${own.legalName} in English`;
	expect(site.log()).toContain(`Before you publish: ${unconfirmed}`);
	expect(site.log()).toContain(`WARNING: the public can reach this server, and ${unconfirmed}`);
});

test('other words give the package another version, so that no lockfile breaks', async ({ request }) => {
	const manifests = [site.url, ''].map(async (origin) => {
		const { files } = await (await request.get(`${origin}/widget/v1/manifest.json`)).json();
		return files['quote-widget.tgz'];
	});
	const [own, ours] = await Promise.all(manifests);
	expect(own.integrity).not.toBe(ours.integrity);
	expect(own.url).not.toBe(ours.url);
});

test('pages, sitemap and structured data name the public address', async () => {
	const [home, maternity, sitemap] = [await read('/'), await read('/maternity'), await read('/sitemap.xml')];
	expect(maternity).toContain(`<link rel="canonical" href="${publicOrigin}/maternity">`);
	expect(home).toContain(`"url":"${publicOrigin}/"`);
	expect(sitemap).toContain(`<loc>${publicOrigin}/maternity</loc>`);
	for (const text of [home, maternity, sitemap]) expect(text).not.toContain(new URL(brand.url).host);
});

test('check reports pages that were built for another address than the server’s', () => {
	const checked = copy.runCommandLine(['check'], { PUBLIC_ORIGIN: 'https://quotes.sg' });
	expect(checked).toMatch(/^the pages name ANOTHER ADDRESS, .*PUBLIC_ORIGIN\.$/m);
});

for (const width of [320, 1280])
	test(`the words are shown in full on a page of ${width} pixels`, async ({ page }) => {
		await page.setViewportSize({ width, height: 900 });
		for (const path of ['/', '/maternity', '/terms', '/privacy']) {
			await page.goto(site.url + path, { waitUntil: 'networkidle' });
			// On a phone the bar shows only the logo, labelled with the name; the footer shows the name as text.
			await expect(page.getByRole('banner').getByRole('link', { name: own.name }).first()).toBeVisible();
			if (width > 1000) await expectInFull(page, page.getByRole('banner').getByText(own.name));
			await expectInFull(page, page.getByRole('contentinfo').getByText(own.name));
			await expectInFull(page, page.getByRole('contentinfo').getByText(own.email));
		}
		await page.goto(`${site.url}/maternity`);
		for (const plan of planNames) await expectInFull(page, page.getByText(plan, { exact: true }));
		await quoteButton(page, lastPlan).click();
		await expectInFull(page, formIn(page).getByText(lastPlan));
		await expectInFull(page, formIn(page).getByText(consent));
	});

test('the widget tells how to reach the operator when sending fails', async ({ page }) => {
	await page.goto(`${site.url}/maternity`);
	await page.route('**/api/enquiries', (route) => route.fulfill({ status: 403 }));
	await fillIn(formIn(page));
	await send(formIn(page));
	await expect(page.getByRole('region', { name: outcomeCopy.failedTitle })).toBeVisible();
	for (const contact of [own.phone, own.email]) await expectInFull(page, formIn(page).getByText(contact));
});

test('words twice as long are neither cut nor in each other’s way at 320 pixels', async ({ page }) => {
	await page.setViewportSize({ width: 320, height: 800 });
	await page.goto(`${site.url}/ms`);
	const { title } = words.ms.formCopy;
	const form = page.getByRole('form', { name: `${title} ${title}` });
	await form.getByRole('button').last().click();
	await expect(form.getByRole('alert').or(form.locator('.error-summary'))).toBeFocused();
	for (const kind of ['heading', 'button', 'link', 'term', 'definition'] as const)
		await expectInFull(page, page.getByRole(kind));
	await expectInFull(page, form.locator('label:not([aria-hidden]), legend, .hint, .error'));
});

test('the mail to the advisers has the plan and the consent in full', async ({ page }) => {
	await page.goto(`${site.url}/maternity`);
	await quoteButton(page, lastPlan).click();
	await fillIn(formIn(page), 'Long Words');
	await send(formIn(page));
	const mail = () => mailServer.mails.find(({ text }) => text.startsWith('Long Words'))?.text;
	await expect.poll(mail).toBeDefined();
	for (const words of [lastPlan, consent, own.privacyEmail]) expect(mail()).toContain(words);
});

test.describe('with JavaScript off', () => {
	test.use({ javaScriptEnabled: false });

	test('the answers of the service have the words, too', async ({ page }) => {
		await page.goto(`${site.url}/maternity`);
		const form = formIn(page);
		await fillIn(form);
		await form.getByLabel('Email').fill('not-an-address');
		await send(form);
		await expect(page).toHaveTitle(new RegExp(own.name));
		await expect(page.getByText(consent)).toBeVisible();
		await page.getByLabel('Email').fill('mei@example.com');
		await send(page.locator('form'));
		await expect(page.getByRole('heading', { name: toasts.success.title })).toBeVisible();
		const link = await page.locator('a[href*="/enquiry?"]').getAttribute('href');
		await page.goto(`${link}`.replace(publicOrigin, site.url));
		for (const contact of [own.phone, own.email]) await expect(page.getByText(contact).first()).toBeVisible();
	});
});

/** Expects text that is not cut off by its box or by the window. Skips `.visually-hidden` texts, whose box is 1 px. */
async function expectInFull(page: Page, words: Locator): Promise<void> {
	const shown = words.filter({ visible: true }).and(page.locator(':not(.visually-hidden)'));
	await expect(shown.first()).toBeVisible();
	const cut = await shown.evaluateAll((elements) =>
		elements
			.filter((element) => {
				const { left, right } = element.getBoundingClientRect();
				const inline = getComputedStyle(element).display === 'inline';
				return left < 0 || right > innerWidth || (!inline && element.scrollWidth > element.clientWidth);
			})
			.map((element) => element.outerHTML.slice(0, 120)),
	);
	expect(cut).toEqual([]);
	expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}
