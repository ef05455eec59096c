/** The documents for partners, as the site serves them. */

import { expect, test } from 'vitest';
import { brand } from '../../shared/content/brand.ts';
import { partnerDocuments } from './partner-documents.ts';

const files = partnerDocuments();
const documents = Object.keys(files).filter((path) => path.startsWith('docs/'));

test('llms.txt begins as its format asks, and leads to every document', () => {
	const text = files['llms.txt'] ?? '';
	expect(text).toMatch(new RegExp(`^# ${brand.name}\n\n> `));
	expect(documents.length).toBeGreaterThan(3);
	for (const path of documents) expect(text).toContain(`](${brand.url}/${path})`);
});

test.each(documents)('%s names this site, and links to no file that only the repository has', (path) => {
	const text = files[path] ?? '';
	expect(text).not.toContain('https://HOST');
	const links = [...text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, link]) => `docs/${link}`);
	expect(links.filter((link) => !documents.includes(link))).toEqual([]);
});
