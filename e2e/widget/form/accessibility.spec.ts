/** End-to-end test of accessibility that depends on layout: sizes of targets, colours of edges. `e2e/stories/` runs axe. */

import { lowTargets } from '../../testing/low-targets.ts';
import { send } from '../../testing/visitor.ts';
import { expect, test } from '../host-test.ts';

// Emulates touch, because with a mouse the links of the error summary may be less than 44 pixels high.
test.use({ hasTouch: true, isMobile: true });

// Clauses: wcag 1.4.11 2.4.7 2.5.8
test('every touch target is 44 pixels high; edges have the colours that are computed', async ({ page, host, form }) => {
	await page.setViewportSize({ width: 390, height: 800 });
	await host.open();
	expect(await lowTargets(page.locator('quote-widget'), 44, 'p > a')).toEqual([]);
	const field = form.getByLabel('Name', { exact: true });
	await field.focus();
	const edges = await field.evaluate((element) => {
		const { borderTopColor, outlineColor, outlineStyle, outlineWidth } = getComputedStyle(element);
		const token = (name: string) => {
			element.style.caretColor = `var(--${name})`;
			return getComputedStyle(element).caretColor;
		};
		const shown = [borderTopColor, `${outlineStyle} ${outlineWidth} ${outlineColor}`];
		return { shown, computed: [token('rule-strong'), `solid 3px ${token('focus')}`] };
	});
	expect(edges.shown).toEqual(edges.computed);
	await send(form);
	await expect(form.getByRole('link').first()).toBeVisible();
	expect(await lowTargets(page.locator('quote-widget'), 44, 'p > a')).toEqual([]);
});
