/** Prepares documents for partners, who read them on the site and in the npm package. */

import { brand } from '../../../shared/content/brand.ts';

/**
 * Fills in the brand's values, renames links, and removes links to decision records, which are not published.
 * @param names published name or URL of each document, by file name; other links stay
 */
export function publicDocument(markdown: string, names: Readonly<Record<string, string>>): string {
	return markdown
		.replaceAll('https://HOST', brand.url)
		.replaceAll('@SCOPE', brand.npmScope)
		.replace(/\s*\(\[[^\]]*\]\(decisions\/[^)]*\)\)/g, '')
		.replace(/\]\(([\w-]+\.md)(?=[#)])/g, (link, name: string) => (names[name] ? `](${names[name]}` : link));
}
