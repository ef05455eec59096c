/** JSON-LD for search engines: only what the page shows too. */

import { brand } from '../shared/content/brand.ts';
import { faq } from '../shared/content/en/faq.ts';
import { pageMetadata } from './page-metadata.ts';
import type { PageName } from './routes.ts';

export function structuredData(name: PageName, path: string): object[] {
	const items: object[] = [];
	const { crumb } = pageMetadata[name];
	if (name === 'landing') items.push(organization);
	if (crumb) items.push(breadcrumbs(crumb, path));
	if (name === 'maternity') items.push(questions);
	return items.map((item) => ({ '@context': 'https://schema.org', ...item }));
}

const organization = {
	'@type': 'Organization',
	name: brand.name,
	url: `${brand.url}/`,
	logo: `${brand.url}/apple-touch-icon.png`,
	slogan: brand.tagline,
	email: brand.email,
	telephone: brand.phone,
	address: {
		'@type': 'PostalAddress',
		streetAddress: brand.address.street,
		postalCode: brand.address.postalCode,
		addressCountry: 'SG',
	},
};

const questions = {
	'@type': 'FAQPage',
	mainEntity: faq.map(({ question, answer }) => ({
		'@type': 'Question',
		name: question,
		acceptedAnswer: { '@type': 'Answer', text: answer },
	})),
};

function breadcrumbs(name: string, path: string): object {
	return {
		'@type': 'BreadcrumbList',
		itemListElement: [
			{ '@type': 'ListItem', position: 1, name: 'Home', item: `${brand.url}/` },
			{ '@type': 'ListItem', position: 2, name, item: `${brand.url}${path}` },
		],
	};
}
