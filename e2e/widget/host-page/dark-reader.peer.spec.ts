/** End-to-end test of the widget's text contrast under Dark Reader, which rewrites every colour of a page. */

import { fileURLToPath } from 'node:url';
import type { Locator } from '@playwright/test';
import { recommended } from '../../../shared/content/words/en/comparison-copy.ts';
import { messages } from '../../../shared/content/words/en/form-copy.ts';
import { quoteButton, send, submitButton } from '../../testing/visitor.ts';
import { expect, test } from '../host-test.ts';

const darkReader = fileURLToPath(import.meta.resolve('darkreader'));

// Clauses: wcag 1.4.3
for (const theme of ['auto', 'light', 'dark'])
	test(`under Dark Reader every text has its contrast, theme ${theme}`, async ({ page, host, form }) => {
		await host.open(`theme="${theme}" endpoint="simulate"`);
		await page.addScriptTag({ path: darkReader });
		await page.evaluate('DarkReader.enable()');
		const submit = submitButton(form);
		await expect.poll(() => contrastOf(submit)).toBeGreaterThanOrEqual(4.5);
		await send(form);
		await expect(form.getByText(messages.name)).toHaveCount(2);
		const texts = [
			submit,
			quoteButton(page, 'Plan 1'),
			quoteButton(page, 'Plan 2'),
			page.locator('.sums :checked + span'),
			page.getByRole('button', { name: recommended }),
			form.getByRole('heading').first(),
			form.locator('.hint').first(),
			form.locator('.error').first(),
			form.getByRole('link').first(),
		];
		for (const text of texts) {
			expect(await contrastOf(text), `${text}`).toBeGreaterThanOrEqual(4.5);
			await text.hover({ force: true });
			expect(await contrastOf(text), `${text}, hovered`).toBeGreaterThanOrEqual(4.5);
		}
	});

/** Contrast ratio of an element's text and background. Draws both colours, because they may be in different colour spaces. */
function contrastOf(element: Locator): Promise<number> {
	return element.evaluate((text) => {
		const canvas = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
		const drawn = (colour: string) => {
			canvas.clearRect(0, 0, 1, 1);
			canvas.fillStyle = colour;
			canvas.fillRect(0, 0, 1, 1);
			return [...canvas.getImageData(0, 0, 1, 1).data] as [number, number, number, number];
		};
		const luminance = (colour: string) => {
			const [red, green, blue] = drawn(colour).map((value) => {
				const part = value / 255;
				return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
			}) as [number, number, number, number];
			return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
		};
		const groundOf = (node: Element | null): string => {
			if (!node) return 'white';
			const { backgroundColor } = getComputedStyle(node);
			return drawn(backgroundColor)[3] === 255 ? backgroundColor : groundOf(node.parentElement);
		};
		const pair = [luminance(getComputedStyle(text).color), luminance(groundOf(text))];
		return (Math.max(...pair) + 0.05) / (Math.min(...pair) + 0.05);
	});
}
