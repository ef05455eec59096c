/** The contrast of every colour of text on every ground, once for each theme: pages and stories use these alone. */

import { expect, type Page, test } from '@playwright/test';

const grounds = ['paper', 'surface', 'sunken', 'band', 'accent-soft', 'danger-soft', 'success-soft'];
const texts = ['ink', 'ink-soft', 'accent', 'accent-strong', 'danger', 'success'];
/** Edges of controls and of what has the focus. */
const lines = ['rule-strong', 'focus', 'accent'];

const pairs = (fronts: string[], backs: string[]) => fronts.flatMap((front) => backs.map((back) => [front, back]));
const textPairs = [...pairs(texts, grounds), ...pairs(['on-accent'], ['accent', 'accent-strong'])];

// Clauses: wcag 1.4.3 1.4.11
for (const colorScheme of ['light', 'dark'] as const)
	for (const [contrast, forText] of [
		['no-preference', 4.5],
		['more', 7],
	] as const)
		test(`text has ${forText}:1 and lines 3:1, ${colorScheme}, contrast: ${contrast}`, async ({ page }) => {
			await page.emulateMedia({ colorScheme, contrast });
			await page.goto('/terms');
			expect(await tooClose(page, textPairs, forText)).toEqual([]);
			expect(await tooClose(page, pairs(lines, grounds), 3)).toEqual([]);
		});

/** The pairs of tokens whose contrast is less, as WCAG 2 computes it. */
function tooClose(page: Page, of: string[][], least: number): Promise<string[]> {
	return page.evaluate(
		([of, least]) => {
			const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
			const luminance = (token: string) => {
				const element = document.createElement('div');
				element.style.color = `var(--${token})`;
				document.body.append(element);
				Object.assign(context as object, { fillStyle: getComputedStyle(element).color });
				context?.fillRect(0, 0, 1, 1);
				const [red = 0, green = 0, blue = 0] = [...(context?.getImageData(0, 0, 1, 1).data ?? [])].map((value) =>
					value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
				);
				return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
			};
			return of.flatMap(([front = '', back = '']) => {
				const [dark = 0, bright = 0] = [luminance(front), luminance(back)].sort((one, other) => one - other);
				const ratio = (bright + 0.05) / (dark + 0.05);
				return ratio < least ? [`${front} on ${back}: ${ratio.toFixed(2)}`] : [];
			});
		},
		[of, least] as const,
	);
}
