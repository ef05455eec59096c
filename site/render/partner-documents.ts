/** The documents for partners as plain text, and `llms.txt`, which leads programs to them (https://llmstxt.org). */

import { readFileSync } from 'node:fs';
import { brand } from '../../shared/content/brand.ts';
import { publicDocument } from '../../shared/public-document.ts';

const documents = {
	embedding: 'attributes, methods, events, styling, content security policy, npm package, versions',
	recipes: 'themes, tabs, analytics, consent managers, every framework, test runners; each block is tested',
	'accessibility-conformance': 'WCAG 2.2 A and AA, by criterion',
	changelog: 'what has changed for partners',
};

const names = Object.fromEntries(Object.keys(documents).map((name) => [`${name}.md`, `${name}.txt`]));

/** By their paths below the web root; `https://HOST` becomes the site's own origin. */
export function partnerDocuments(): Record<string, string> {
	const texts = Object.keys(documents).map((name) => {
		const text = publicDocument(readFileSync(`docs/${name}.md`, 'utf8'), names);
		return [`docs/${name}.txt`, text];
	});
	return { ...Object.fromEntries(texts), 'llms.txt': llmsTxt };
}

const llmsTxt = `# ${brand.name}

> ${brand.tagline}. \`<quote-widget>\` brings the comparison of maternity plans, the enquiry form and the FAQ to any page:
> a custom element in one script, or an npm package.

## Embedding

${Object.entries(documents)
	.map(([name, about]) => `- [${name}](${brand.url}/docs/${name}.txt): ${about}`)
	.join('\n')}

## Interfaces

- [manifest.json](${brand.url}/widget/v1/manifest.json): the files of this deployment with their immutable addresses and integrity
- [openapi.json](${brand.url}/api/openapi.json): the API that enquiries are sent to
`;
