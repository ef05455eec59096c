/** The button inside the menus, sheets and dialogs of the libraries that partners use, as these are published. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { rolldown } from 'rolldown';
import { labels, outcomeCopy } from '../../../shared/content/words/en/form-copy.ts';
import { close } from '../../../shared/content/words/en/launcher-copy.ts';
import { fillIn, formIn, send } from '../../testing/visitor.ts';
import { expect, test } from '../host-test.ts';

const words = 'Get a free quote';

const inline = (code: string) => `<script type="module">${code.replaceAll('</script', '<\\/script')}</script>`;

async function radix(): Promise<string> {
	const build = await rolldown({
		input: join(import.meta.dirname, 'radix-overlays.tsx'),
		logLevel: 'silent',
		transform: { define: { 'process.env.NODE_ENV': '"production"' } },
	});
	const { output } = await build.generate({ minify: true });
	return inline(output[0].code);
}

function bootstrap(): string {
	const published = (file: string) =>
		readFileSync(join(import.meta.dirname, '../../../node_modules/bootstrap/dist', file), 'utf8');
	const link = (attributes: string) =>
		`<a href="#away" data-quote-widget data-show="form" data-endpoint="simulate" ${attributes}>${words}</a>`;
	return `<style>${published('css/bootstrap.min.css')}</style>
	<div class="dropdown">
		<button class="btn" type="button" data-bs-toggle="dropdown">Dropdown</button>
		<ul class="dropdown-menu"><li>${link('class="dropdown-item"')}</li></ul>
	</div>
	<button class="btn" type="button" data-bs-toggle="offcanvas" data-bs-target="#sheet">Offcanvas</button>
	<div class="offcanvas offcanvas-start" tabindex="-1" id="sheet">${link('data-bs-dismiss="offcanvas"')}</div>
	<button class="btn" type="button" data-bs-toggle="modal" data-bs-target="#dismissed">Dismissed modal</button>
	<div class="modal fade" tabindex="-1" id="dismissed"><div class="modal-dialog"><div class="modal-content">
		${link('data-bs-dismiss="modal"')}</div></div></div>
	<button class="btn" type="button" data-bs-toggle="modal" data-bs-target="#kept">Modal</button>
	<div class="modal fade" tabindex="-1" id="kept"><div class="modal-dialog"><div class="modal-content">
		${link('')}</div></div></div>
	${inline(published('js/bootstrap.bundle.min.js'))}`;
}

/**
 * Those that its press closes, and leaves the focus to what opened them, and those that stay. Bootstrap tells when an overlay has
 * come in, and until then does not close it.
 */
const libraries = {
	Radix: { overlayPage: radix, closed: ['Menu'], kept: ['Dialog'], shown: [] },
	'Bootstrap 5': {
		overlayPage: bootstrap,
		closed: ['Dropdown', 'Offcanvas', 'Dismissed modal'],
		kept: ['Modal'],
		shown: ['shown.bs.dropdown', 'shown.bs.offcanvas', 'shown.bs.modal'],
	},
};

for (const [library, { overlayPage, closed, kept, shown }] of Object.entries(libraries))
	test(`works in the overlays of ${library}, and the focus returns`, async ({ page, host, problems }) => {
		const script = `<script src="${host.product}/widget/v1/quote-widget-button.js" async></script>`;
		await page.goto(host.publish({ body: script + (await overlayPage()) }));
		const trigger = (name: string) => page.getByRole('button', { name, exact: true });
		for (const name of closed)
			await test.step(name, async () => {
				await useButtonIn(page, trigger(name), shown);
				await expect(trigger(name)).toBeFocused();
			});
		for (const name of kept)
			await test.step(name, async () => {
				const opener = await useButtonIn(page, trigger(name), shown);
				await expect(opener).toBeFocused();
				await page.keyboard.press('Escape');
				await expect(opener).toBeHidden();
			});
		expect(page.url()).not.toContain('#away');
		expect(problems).toEqual([]);
	});

/** Opens the overlay, presses the button in it, types, scrolls and sends, and closes the dialog. */
async function useButtonIn(page: Page, trigger: Locator, shown: string[]): Promise<Locator> {
	const isShown = page.evaluate(async (names) => {
		const events = names.map((name) => new Promise((resolve) => addEventListener(name, resolve, { once: true })));
		if (events.length > 0) await Promise.race(events);
	}, shown);
	await trigger.click();
	await isShown;
	const opener = page.locator('[data-quote-widget]').filter({ visible: true });
	await opener.click();
	const dialog = page.getByRole('dialog', { name: words });
	const form = formIn(page);
	await form.getByLabel(labels.email).click();
	await page.keyboard.type('mei@');
	await expect(form.getByLabel(labels.email)).toHaveValue('mei@');
	await page.mouse.wheel(0, 300);
	await expect.poll(() => dialog.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0);
	await fillIn(form);
	await send(form);
	await expect(form.getByRole('region', { name: outcomeCopy.sentTitle })).toBeFocused();
	await dialog.getByRole('button', { name: close, exact: true }).click();
	await expect(dialog).toBeHidden();
	return opener;
}
