/** End-to-end test of the button inside a menu and a dialog of Radix, which hide other content, lock scrolling and trap focus. */

import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { rolldown } from 'rolldown';
import { labels, outcomeCopy } from '../../../shared/content/words/en/form-copy.ts';
import { close } from '../../../shared/content/words/en/launcher-copy.ts';
import { fillIn, formIn, send } from '../../testing/visitor.ts';
import { expect, test } from '../host-test.ts';

const words = 'Get a free quote';

/** Bundles `radix-overlays.tsx` into an inline module. */
async function radixPage(): Promise<string> {
	const build = await rolldown({
		input: join(import.meta.dirname, 'radix-overlays.tsx'),
		logLevel: 'silent',
		transform: { define: { 'process.env.NODE_ENV': '"production"' } },
	});
	const { output } = await build.generate({ minify: true });
	return `<script type="module">${output[0].code.replaceAll('</script', '<\\/script')}</script>`;
}

test('works in the overlays of Radix, and the focus returns', async ({ page, host }) => {
	const script = `<script src="${host.product}/widget/v1/quote-widget-button.js" async></script>`;
	const address = host.publish({ body: script + (await radixPage()) });
	await page.goto(address);
	const trigger = (name: string) => page.getByRole('button', { name, exact: true });
	await test.step('a menu, which the press closes', async () => {
		await useButtonIn(page, trigger('Menu'));
		await expect(trigger('Menu')).toBeFocused();
	});
	await test.step('a dialog, which stays and hides what was there before from assistive technology', async () => {
		await page.goto(address);
		const opener = await useButtonIn(page, trigger('Dialog'));
		await expect(opener).toBeFocused();
		await page.keyboard.press('Escape');
		await expect(opener).toBeHidden();
	});
});

/** Opens the overlay, presses the button in it, types, scrolls and sends, and closes the widget's dialog. @returns the button */
async function useButtonIn(page: Page, trigger: Locator): Promise<Locator> {
	await trigger.click();
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
