/** `theme-color` and the favicon have their colours written as sRGB: they must equal those of the page. */

import { expect, test } from '@playwright/test';

for (const colorScheme of ['light', 'dark'] as const)
	test(`in ${colorScheme}, the browser’s bar has the colour of the page, and its icon that of the logo`, async ({
		page,
	}) => {
		await page.emulateMedia({ colorScheme });
		await page.goto('/');
		const { bar, ground, icon, logo } = await page.evaluate(async () => {
			const canvas = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
			const drawn = (draw: () => void) => {
				draw();
				return `${canvas.getImageData(16, 10, 1, 1).data}`;
			};
			const filled = (colour = '') =>
				drawn(() => {
					canvas.fillStyle = colour;
					canvas.fillRect(0, 0, 32, 32);
				});
			const bars = [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')];
			const image = new Image(32, 32);
			image.src = '/favicon.svg';
			await image.decode();
			return {
				bar: filled(bars.find(({ media }) => matchMedia(media).matches)?.content),
				ground: filled(getComputedStyle(document.body).backgroundColor),
				icon: drawn(() => canvas.drawImage(image, 0, 0, 32, 32)),
				logo: filled(getComputedStyle(document.querySelector('.logo path') as Element).fill),
			};
		});
		expect(bar).toBe(ground);
		expect(icon).toBe(logo);
	});
