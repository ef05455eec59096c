/** From the first page to the receipt, and a partner's button, as Orca says them in Firefox and in Chromium. */

import { test as base, expect, type Locator } from '@playwright/test';
import { findProgram } from '../../scripts/setup/find-tools.mjs';
import { notTested } from '../../scripts/testing/not-tested.ts';
import { highlighted } from '../../shared/content/en/comparison-copy.ts';
import { messages, title } from '../../shared/content/en/form-copy.ts';
import { type HostSite, hostSiteFixture } from '../host-site.ts';
import { fillIn, formIn, inWeeks } from '../visitor.ts';
import { type BrowserName, type ScreenReader, startScreenReader } from './screen-reader.ts';

const browsers: readonly BrowserName[] = ['firefox', 'chromium'];
const needed = ['orca', 'xdotool', 'openbox', 'Xvfb', 'dbus-daemon'];
const missing = needed.filter((program) => !findProgram(program));

const test = base.extend<object, { hostSite: HostSite }>({ hostSite: hostSiteFixture });

/** How often a text is said. */
const times = (text: string, said: string) => said.split(text).length - 1;

// Clauses: wcag 4.1.2 4.1.3
for (const browserName of browsers)
	test(`${browserName}: each step says where it has led, what is asked, what is wrong and what came of it`, async ({
		baseURL,
		hostSite,
	}) => {
		if (missing.length > 0) {
			notTested(
				`what a screen reader says in ${browserName}`,
				`${missing.join(', ')}: "npm run test:peers" installs them`,
			);
			return;
		}
		test.setTimeout(600_000);
		const reader = await startScreenReader(browserName);
		try {
			await journey(reader, `${baseURL}`);
			await partnersButton(reader, browserName, hostSite, `${baseURL}`);
		} finally {
			await reader.close();
		}
	});

async function journey({ page, open, hear, press }: ScreenReader, origin: string): Promise<void> {
	const focus = (control: Locator, expected: RegExp) => hear(expected, () => control.focus());
	const form = formIn(page);

	await test.step('the call to action says where it has led', async () => {
		await open(origin);
		await focus(
			page.getByRole('main').getByRole('link', { name: 'Get Free Quote', exact: true }).first(),
			/Get Free Quote/,
		);
		await press('Return', new RegExp(`${title} region`));
	});

	await test.step('the due date is named, and its answer is one sentence, once', async () => {
		const tool = page.getByRole('region', { name: 'Am I in time?' });
		const date = await focus(tool.locator('input[type=date]'), /Month/);
		expect.soft(date).toContain('When is your baby due?');
		const [year, month, day] = inWeeks(20).split('-');
		const said = await press([...`${month}${day}${year}`].join(' '), /last day to apply/);
		expect.soft(said).toMatch(/weeks: you are in time\W+The last day to apply is \d+.\w+ \d{4}\./);
		expect.soft(times('you are in time', said), said).toBe(1);
	});

	await test.step('a slider says its value, and what follows from it', async () => {
		await focus(page.getByRole('slider', { name: /^Days in hospital/ }), /7 days/);
		const said = await press('Right', /8 days/);
		expect.soft(said).toMatch(/S\$[\d,]+ .*if the plan lists it/s);
	});

	await test.step('the comparison says what a choice has changed', async () => {
		await focus(page.getByRole('radio', { name: 'S$10,000' }), /S\$10,000/);
		await press('space', /S\$10,000: Plan 1 S\$200; .* for each day in hospital\. Ask for the premium\./);
		await focus(
			page.getByRole('checkbox', { name: 'Highlight differences' }),
			/Highlight differences check box not checked/,
		);
		await press('space', new RegExp(highlighted));
	});

	await test.step('a refused form says how many answers are wrong, and at each its message, once', async () => {
		await focus(form.getByRole('button', { name: 'Get Free Quote' }), /Get Free Quote/);
		await press('Return', /There is a problem region.*answers need your attention/s);
		const date = await focus(form.getByLabel('Date of birth', { exact: true }), /Month/);
		for (const text of ['Date of birth', 'For example, 27 March 1992', messages.dateOfBirth])
			expect.soft(date).toContain(text);
		const choice = await focus(form.getByRole('checkbox', { name: 'Single Baby Natural' }), /Single Baby Natural/);
		expect.soft(choice).toContain('Pregnancy type');
		expect.soft(times(messages.pregnancyType, choice)).toBe(1);
	});

	await test.step('sending says so once, and then what came of it', async () => {
		let answer = () => {};
		const held = new Promise<void>((resolve) => {
			answer = resolve;
		});
		await page.route('**/api/enquiries', async (route) => {
			await held;
			await route.continue();
		});
		await fillIn(form);
		await focus(form.getByRole('button', { name: 'Get Free Quote' }), /Get Free Quote/);
		const sending = await press('Return', /Submitting/);
		expect.soft(times('Submitting', sending)).toBe(1);
		const sent = await hear(/Form Submitted Successfully!/, async () => answer());
		expect.soft(sent).toMatch(/Enquiry sent region.*Plan 1.*Your reference: [-\w]+.*You hear from us by/s);
		expect.soft(sent).not.toContain('Submitting');
		expect.soft(times('Form Submitted Successfully!', sent)).toBe(1);
	});
}

async function partnersButton(
	{ page, open, hear, press }: ScreenReader,
	browserName: BrowserName,
	hostSite: HostSite,
	origin: string,
): Promise<void> {
	await test.step('a dialog begins with its heading, and has no stop on itself', async () => {
		const body = `<h1>Baby fair</h1><p>Welcome</p><script src="${origin}/widget/v1/quote-widget-button.js" async></script>
			<button data-quote-widget data-show="form">Ask for a quote</button>`;
		await open(hostSite.publish({ head: '<title>Baby fair</title>', body }));
		await press('Tab', /Ask for a quote/);
		const opened = await hear(/^/, async () => {
			await press('Return', /^/);
			await expect(page.getByRole('heading', { name: title })).toBeVisible();
		});
		// Of a native dialog that opens, Orca 43 says nothing in Firefox.
		if (browserName === 'chromium') expect.soft(opened).toMatch(/^(banner \| )?Ask for a quote heading/);
		await expect.soft(page.getByRole('heading', { name: 'Ask for a quote' })).toBeFocused();
		await press('Tab', /Close/);
		const before = await press('shift+Tab', /^/);
		// With the focus on the dialog that scrolls, the whole form is read in one breath.
		expect.soft(before.length, before).toBeLessThan(200);
	});
}
