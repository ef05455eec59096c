/**
 * Test of what the screen reader Orca says in Firefox and Chromium, on the maternity page up to the receipt, and for a partner's
 * button. The transcript, one line per step, is compared with `spoken-firefox.txt` and `spoken-chromium.txt`.
 */

import { test as base, expect, type Locator } from '@playwright/test';
import { findProgram } from '../../scripts/setup/find-tools.mjs';
import { notTested } from '../../scripts/testing/not-tested.ts';
import { labels, messages, title } from '../../shared/content/words/en/form-copy.ts';
import { delayResponses } from '../testing/servers/delay-response.ts';
import { type HostSite, hostSiteFixture } from '../testing/servers/host-site.ts';
import { fillIn, formIn, inWeeks, submitButton } from '../testing/visitor.ts';
import { type BrowserName, type ScreenReader, startScreenReader } from './screen-reader.ts';

const browsers: readonly BrowserName[] = ['firefox', 'chromium'];
const needed = ['orca', 'xdotool', 'openbox', 'Xvfb', 'dbus-daemon'];
const missing = needed.filter((program) => !findProgram(program));
const renewal =
	'The words have changed. If they are meant: npm run test:screen-reader -- --update-snapshots, and read the difference';

const test = base.extend<object, { hostSite: HostSite }>({ hostSite: hostSiteFixture });

// Clauses: wcag 4.1.2 4.1.3
for (const browserName of browsers)
	test(`${browserName}: each step announces where it leads, what is asked, what is wrong, and the result`, async ({
		baseURL,
		hostSite,
	}) => {
		if (missing.length > 0) {
			const what = `what a screen reader says in ${browserName}`;
			return notTested(what, `${missing.join(', ')}: "npm run test:peers" installs them`);
		}
		test.setTimeout(600_000);
		const reader = await startScreenReader(browserName);
		try {
			await sendEnquiry(reader, `${baseURL}`);
			await openPartnersDialog(reader, hostSite, `${baseURL}`);
		} finally {
			await reader.close();
		}
		expect(reader.transcript(), renewal).toMatchSnapshot(`spoken-${browserName}.txt`);
	});

async function sendEnquiry(
	{ open, record, ignore, recordKeys, pressKeys }: ScreenReader,
	origin: string,
): Promise<void> {
	const page = await open(`${origin}/maternity`);
	const form = formIn(page);
	const button = submitButton(form);
	const focus = (control: Locator, expected: RegExp) => record('focus', expected, () => control.focus());
	/** Presses keys that change a control and a live region. Orca announces the two in either order. */
	const recordBoth = (keys: string, expected: RegExp) =>
		record(keys, expected, async () => pressKeys(keys), 'any order');
	const focusField = (name: string) => focus(form.getByLabel(name, { exact: true }), new RegExp(name));

	const callToAction = page.getByRole('main').getByRole('link', { name: 'Get Free Quote', exact: true });
	await focus(callToAction.first(), /Get Free Quote/);
	await recordKeys('Return', new RegExp(`${title} region`));

	await focus(page.getByRole('region', { name: 'Am I in time?' }).locator('input[type=date]'), /Month/);
	const [year, month, day] = inWeeks(20).split('-');
	const digits = [...`${month}${day}${year}`];
	await ignore(async () => pressKeys(digits.slice(0, -1).join(' ')));
	await recordKeys(`${digits.at(-1)}`, /Apply by/);
	const slider = page.getByRole('slider', { name: /^Days in hospital/ });
	await ignore(() => slider.scrollIntoViewIfNeeded());
	await focus(slider, /7 days/);
	await recordBoth('Right', /S\$/);
	const sum = page.getByRole('radio', { name: 'S$10,000' });
	await ignore(() => sum.scrollIntoViewIfNeeded());
	await focus(sum, /S\$10,000/);
	await recordBoth('space', /premium/);

	// Sends an incomplete form, and visits some of its mistakes.
	await focus(button, /Get Free Quote/);
	await recordKeys('Return', /There is a problem/);
	await focusField(labels.dateOfBirth);
	await focus(form.getByRole('checkbox', { name: 'Single Baby Natural' }), new RegExp(messages.pregnancyType));
	await focusField(labels.mobilePhone);
	await recordKeys('8 1 2', /^/);
	await recordKeys('Tab', /8 digits/);
	await focus(form.getByRole('checkbox', { name: /consent/ }), /consent/);
	await recordKeys('space', /checked/);

	const answer = await delayResponses(page, '**/api/enquiries');
	await ignore(() => fillIn(form));
	await focus(button, /Get Free Quote/);
	await recordKeys('Return', /Submitting/);
	await record('answered', /Form Submitted Successfully!/, async () => answer(), 'any order');
}

/** Opens the dialog of a partner's button. Focus must move to the dialog's heading, and Tab must lead to the closing button. */
async function openPartnersDialog(
	{ open, record, recordKeys }: ScreenReader,
	hostSite: HostSite,
	origin: string,
): Promise<void> {
	// The last element is a text, because the click with which `open` enters the page moves the caret there. Orca does not
	// announce the focus of an element that has the caret.
	const body = `<h1>Baby fair</h1><script src="${origin}/widget/v1/quote-widget-button.js" async></script>
		<button data-quote-widget data-show="form">Ask for a quote</button><p>Welcome</p>`;
	const page = await open(hostSite.publish({ head: '<title>Baby fair</title>', body }));
	await record('focus', /Ask for a quote/, () => page.getByRole('button', { name: 'Ask for a quote' }).focus());
	await recordKeys('Return', /^/);
	await expect(page.getByRole('heading', { name: title })).toBeVisible();
	await expect(page.getByRole('heading', { name: 'Ask for a quote' })).toBeFocused();
	await recordKeys('Tab', /Close/);
}
