/** Without a theme, the widget has the site's colours. */

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const tokens = readFileSync('shared/tokens.css', 'utf8');
const shell = readFileSync('widget/styles/quote-widget.css', 'utf8');

test.each([
	['accent', 'accent'],
	['on-accent', 'on-accent'],
	['paper', 'background'],
	['ink', 'color'],
])('--%s', (token, property) => {
	const colour = new RegExp(`^\\t--${token}: (light-dark\\(.*\\));$`, 'm').exec(tokens)?.[1];
	expect(colour).toBeTruthy();
	expect(shell).toContain(`--${token}: var(--quote-widget-${property}, ${colour});`);
});
