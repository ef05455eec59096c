/** What `npm run screenshots` shows: every page, and the states that a visitor brings it into. */

import type { Page } from 'playwright';
import * as formCopy from '../../shared/content/en/form-copy.ts';
import { fillIn, formIn, send } from '../visitor.ts';

export interface Scene {
	/** Also the file's name. */
	name: string;
	path: string;
	/** Brings the page into its state; absent: as it loads. */
	act?: (page: Page) => Promise<void>;
	/** A selector of the part to show, or `viewport`; absent: the whole page. */
	part?: string;
}

const pages = {
	landing: '/',
	maternity: '/maternity',
	terms: '/terms',
	privacy: '/privacy',
	partners: '/partners',
	'not-found': '/no-such-page',
	zh: '/zh',
	ms: '/ms',
	ta: '/ta',
	frame: '/widget/v1/frame',
};

const inForm = { path: '/maternity', part: 'quote-widget[show="form"]' };
const plans = { path: '/maternity', part: 'quote-widget[show="plans"]' };

export const scenes: readonly Scene[] = [
	...Object.entries(pages).map(([name, path]) => ({ name, path })),
	{ name: 'menu', path: '/', act: openMenu, part: 'viewport' },
	{ name: 'plans', ...plans },
	{ name: 'form', ...inForm },
	{ name: 'form-errors', ...inForm, act: sendEmpty },
	{ name: 'form-filled', ...inForm, act: (page) => fillIn(formIn(page)) },
	{ name: 'form-sending', ...inForm, act: sendForever },
	{ name: 'form-toast', path: '/maternity', act: sendFilled, part: 'viewport' },
	{ name: 'form-sent', ...inForm, act: sendFilled },
	{ name: 'form-failed', ...inForm, act: sendRefused },
	{ name: 'faq-open', path: '/maternity', act: openQuestion, part: 'quote-widget[show="faq"]' },
];

/** Where the window is wide there is none. */
async function openMenu(page: Page): Promise<void> {
	const menu = page.locator('header summary');
	if (await menu.isVisible()) await menu.click();
}

async function sendEmpty(page: Page): Promise<void> {
	await send(formIn(page));
	await page.getByText(formCopy.errorSummaryTitle).waitFor();
}

async function sendForever(page: Page): Promise<void> {
	await page.route('**/api/enquiries', () => undefined);
	await fillIn(formIn(page));
	await send(formIn(page));
	await page.getByText(formCopy.submitting).first().waitFor();
}

async function sendFilled(page: Page): Promise<void> {
	const receipt = { reference: 'QS-EXAMPLE', receivedAt: '2026-11-24T02:00:00.000Z' };
	await page.route('**/api/enquiries', (route) => route.fulfill({ status: 201, json: receipt }));
	await fillIn(formIn(page));
	await send(formIn(page));
	await page.getByText(formCopy.toasts.success.title).first().waitFor();
}

async function sendRefused(page: Page): Promise<void> {
	const problem = { title: 'Forbidden', status: 403 };
	await page.route('**/api/enquiries', (route) => route.fulfill({ status: 403, json: problem }));
	await fillIn(formIn(page));
	await send(formIn(page));
	await page.getByText(formCopy.toasts.failure.title).first().waitFor();
}

async function openQuestion(page: Page): Promise<void> {
	await page.locator('quote-widget[show="faq"]').getByRole('button').first().click();
}
