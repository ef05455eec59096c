/** What the comparison's Print and Share buttons lead to, on the site and on a partner's page. */

import type { Page } from '@playwright/test';
import * as comparisonCopy from '../../../shared/content/en/comparison-copy.ts';
import { recommendationRule } from '../../../shared/content/en/plan-words.ts';
import { premiums } from '../../../shared/content/en/provenance.ts';
import { formIn } from '../../visitor.ts';
import { expect, snippet, test } from '../host-test.ts';

const table = (page: Page) => page.getByRole('table', { name: 'Plan comparison' });

test.describe('Print', () => {
	test.beforeEach(({ page }) =>
		page.addInitScript(() => {
			window.print = () => {};
		}),
	);

	async function pressPrint(page: Page) {
		await page.getByRole('button', { name: comparisonCopy.print }).click();
		await page.emulateMedia({ media: 'print' });
	}

	async function expectComparisonAlone(page: Page) {
		await expect(table(page)).toBeVisible();
		await expect(page.getByText(`Last checked ${premiums.checked}`)).toBeVisible();
		for (const note of [recommendationRule, comparisonCopy.notCompared, comparisonCopy.sources])
			await expect(page.getByRole('region', { name: comparisonCopy.title }).getByText(note)).toBeVisible();
		await expect(formIn(page)).toBeHidden();
		await expect(page.getByRole('heading', { name: 'Frequently asked questions' })).toBeHidden();
		await expect(page.getByRole('button', { name: comparisonCopy.print })).toBeHidden();
	}

	test('prints the comparison with its notes and date alone, and the next print is of the whole page', async ({
		page,
	}) => {
		await page.goto('/maternity');
		await pressPrint(page);
		await expectComparisonAlone(page);
		await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
		await expect(page.getByRole('contentinfo')).toBeHidden();
		await page.evaluate(() => dispatchEvent(new Event('afterprint')));
		await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
		expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0);
	});

	for (const hash of ['', '#compare?plans=1.4&highlight=1'])
		test(`prints the comparison alone on one page of A4: ${hash || 'all plans'}`, async ({ page }) => {
			await page.goto(`/maternity${hash}`);
			await page.getByRole('button', { name: comparisonCopy.print }).click();
			const pages = `${await page.pdf({ format: 'A4' })}`.match(/\/Type\s*\/Page\b/g);
			expect(pages).toHaveLength(1);
		});

	test('prints it alone on a page of another site, without its form', async ({ page, host, problems }) => {
		const body = `<h1>Baby fair</h1><main><p>Welcome</p><div>${snippet(host.script)}</div></main>`;
		await page.goto(host.publish({ body, policy: `default-src 'none'; script-src ${host.product}` }));
		await pressPrint(page);
		await expectComparisonAlone(page);
		await expect(page.getByText('Baby fair')).toBeHidden();
		await expect(page.getByText('Welcome')).toBeHidden();
		expect(problems).toEqual([]);
	});

	test('prints the whole page where the widget stands in another shadow root', async ({ page, host }) => {
		const body = `<h1>Baby fair</h1><div><template shadowrootmode="open">${snippet(host.script)}</template></div>`;
		await page.goto(host.publish({ body }));
		await pressPrint(page);
		await expect(table(page)).toBeVisible();
		await expect(page.getByText('Baby fair')).toBeVisible();
	});
});

test.describe('Share', () => {
	const press = (page: Page) => page.getByRole('button', { name: comparisonCopy.share }).click();

	test('hands the address of the comparison to the system, and says nothing when its dialog is closed', async ({
		page,
		baseURL,
	}) => {
		await page.addInitScript(() => {
			navigator.share = async (data) => {
				document.title = data?.url ?? '';
				throw new DOMException('', 'AbortError');
			};
		});
		await page.goto('/maternity#compare?plans=1.4');
		await press(page);
		await expect(page).toHaveTitle(`${baseURL}/maternity#compare?plans=1.4`);
		await expect(page.getByText(/^Copy this link/)).toHaveCount(0);
	});

	test('copies it where the system has no dialog, even as it is at first, and shows it where it may not be copied', async ({
		page,
		context,
		baseURL,
	}) => {
		await context.grantPermissions(['clipboard-read', 'clipboard-write']);
		// The fragment of the page stays; the address shared is that of the comparison.
		await page.goto('/maternity#waiting-period');
		const copied = () => page.evaluate(() => navigator.clipboard.readText());
		await page.getByRole('radio', { name: 'S$25,000' }).check();
		await press(page);
		await expect(page.locator('[aria-live]').getByText(comparisonCopy.linkCopied)).toBeVisible();
		expect(await copied()).toBe(`${baseURL}/maternity#compare?sum=25000`);
		await page.getByRole('radio', { name: 'S$5,000' }).check();
		await press(page);
		await expect.poll(copied).toBe(`${baseURL}/maternity#compare?`);
		const friend = await context.newPage();
		await friend.goto(await copied());
		await expect(table(friend)).toBeInViewport();
		await friend.evaluate(() => {
			navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
		});
		await press(friend);
		await expect(friend.getByText(comparisonCopy.linkNotCopied(`${baseURL}/maternity#compare?`))).toBeVisible();
	});

	test('is offered only where the page has `share`', async ({ page, host }) => {
		await page.goto(host.publish({ body: snippet(host.script, 'show="plans"') }));
		await expect(page.getByRole('button', { name: comparisonCopy.print })).toBeVisible();
		await expect(page.getByRole('button', { name: comparisonCopy.share })).toHaveCount(0);
	});
});
