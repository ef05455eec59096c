/** Property test of pages that move, copy or delete our elements: scrolling is unlocked, no widget doubled, no answer lost. */

import type { Page } from '@playwright/test';
import fc from 'fast-check';
import { fuzz } from '../../../scripts/testing/fuzz.ts';
import { formIn } from '../../testing/visitor.ts';
import { expect, test } from '../host-test.ts';

const words = 'Get a free quote';

/** Changes made in the page. Browsers do not run scripts that `innerHTML` inserts, so one of the changes runs them again. */
const changes = {
	'remove the dialog': () => document.querySelector('quote-widget-dialog')?.remove(),
	'parse the body again': () => {
		document.body.innerHTML += '';
	},
	'put a clone of the body in its place, as Turbo does': () => document.body.replaceWith(document.body.cloneNode(true)),
	'clone the dialog': () =>
		document.body.append(...[document.querySelector('quote-widget-dialog')?.cloneNode(true)].filter((node) => !!node)),
	'parse the form again': () => {
		const place = document.querySelector('#place') as Element;
		place.innerHTML = `${place.innerHTML}`;
	},
	'put the next form in before the last is out': () => {
		const place = document.querySelector('#place') as Element;
		const last = place.firstElementChild as Element;
		last.after(last.cloneNode(true));
		last.remove();
	},
	'move the form': () => document.querySelector('#place')?.append(document.querySelector('#place > *') as Element),
	'run its scripts again': async () => {
		for (const script of document.querySelectorAll('script[src]:not([integrity])')) {
			const again = document.createElement('script');
			for (const { name, value } of script.attributes) again.setAttribute(name, value);
			const loaded = new Promise((resolve) => again.addEventListener('load', resolve));
			script.replaceWith(again);
			await loaded;
		}
	},
} satisfies Record<string, () => unknown>;
type Change = keyof typeof changes | 'open' | 'close' | 'leave and come back';

const change = fc.constantFrom<Change>(...(Object.keys(changes) as Change[]), 'open', 'close', 'leave and come back');

/** Sequences of changes known from real pages; the other runs are random. */
const known: Change[][] = [
	['open', 'remove the dialog', 'open', 'close', 'parse the body again'],
	['open', 'put a clone of the body in its place, as Turbo does'],
	['open', 'clone the dialog'],
];

test('known and random changes of a page', async ({ page, host }) => {
	test.setTimeout(180_000);
	const scripts = `<script src="${host.script}" data-mount data-show="faq"></script>
		<script src="${host.product}/widget/v1/quote-widget-button.js" data-show="form" data-endpoint="simulate"></script>`;
	const body = `<button data-quote-widget>${words}</button>
		<div id="place"><quote-widget id="kept" show="form" draft endpoint="simulate"></quote-widget></div>`;
	const address = host.publish({ body: `${body}<div>${scripts}</div>` });
	const elsewhere = host.publish({ body: 'Elsewhere' });
	const warnings: string[] = [];
	page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
	const name = formIn(page.locator('#kept')).getByLabel('Name', { exact: true });

	async function make(kind: Change) {
		if (kind === 'open') {
			// An open dialog makes the button behind it inert, so the button is pressed only if no dialog is open.
			if (await page.getByRole('dialog').isHidden()) await page.getByRole('button', { name: words }).click();
			await expect(page.getByRole('dialog', { name: words })).toBeVisible();
		} else if (kind === 'close') await page.keyboard.press('Escape');
		else if (kind === 'leave and come back') {
			await page.goto(elsewhere);
			await page.goBack();
		} else await page.evaluate(changes[kind]);
	}

	await fc.assert(
		fc.asyncProperty(fc.array(change, { minLength: 3, maxLength: 7 }), async (kinds) => {
			await page.goto(address);
			await page.evaluate(() => sessionStorage.clear());
			await page.reload();
			await name.fill('Tan Mei Ling');
			for (const kind of kinds) {
				const wasOpen = await page.getByRole('dialog').isVisible();
				await make(kind);
				const isOpen = await page.getByRole('dialog').isVisible();
				if (kind === 'clone the dialog') expect(isOpen).toBe(wasOpen);
				await expect.poll(() => lockOf(page), kind).toBe(isOpen ? 'hidden' : 'visible');
				await expect(page.locator('body quote-widget:not(quote-widget-dialog *)'), kind).toHaveCount(2);
				await expect(page.locator('quote-widget-dialog > quote-widget:visible'), kind).toHaveCount(isOpen ? 1 : 0);
				await expect(name, kind).toHaveValue('Tan Mei Ling');
			}
			await page.keyboard.press('Escape');
			await make('open');
			await expect(formIn(page.locator('quote-widget-dialog'))).toBeVisible();
			await page.keyboard.press('Escape');
			await expect.poll(() => lockOf(page)).toBe('visible');
			expect(warnings).toEqual([]);
		}),
		{ ...fuzz(5), examples: known.map((kinds) => [kinds]) },
	);
});

const lockOf = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).overflow);
