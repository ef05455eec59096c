/** Reads code blocks of `docs/recipes.md`, for tests that run them. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brand } from '../../shared/content/brand.ts';

const recipes = readFileSync(join(import.meta.dirname, '../../docs/recipes.md'), 'utf8');

/** First code block under a heading, with `origin` for `https://HOST`, and the package's scope for `@SCOPE`. @throws if none */
export function recipe(heading: string, origin = 'https://product.example'): string {
	const section = recipes.split(/^#+ /m).find((text) => text.startsWith(`${heading}\n`));
	const code = /^```\w+\n(.*?)^```$/ms.exec(section ?? '')?.[1];
	if (!code) throw new Error(`docs/recipes.md has no code under "${heading}".`);
	return code.replaceAll('https://HOST', origin).replaceAll('@SCOPE', brand.npmScope);
}
