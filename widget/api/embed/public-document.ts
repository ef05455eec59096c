/** The documents for partners, as they are read outside of the repository: on the site and in the npm package. */

import { brand } from '../../../shared/content/brand.ts';

/** @param names what other documents are called there; links to files that only the repository has are left out */
export function publicDocument(markdown: string, names: Readonly<Record<string, string>>): string {
	return markdown
		.replaceAll('https://HOST', brand.url)
		.replaceAll('@SCOPE', brand.npmScope)
		.replace(/\s*\(\[[^\]]*\]\(decisions\/[^)]*\)\)/g, '')
		.replace(/\]\(([\w-]+\.md)(?=[#)])/g, (link, name: string) => (names[name] ? `](${names[name]}` : link));
}
