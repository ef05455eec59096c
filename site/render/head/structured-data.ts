/** JSON-LD for search engines: the organization, breadcrumbs, and the questions of the FAQ. */

import { brand } from '../../../shared/content/brand.ts';
import type { Language } from '../../../shared/content/languages.ts';
import { words } from '../../../shared/content/words/words.ts';
import type { SiteRoute } from '../../routes.ts';
import { pageMetadata, parentOf } from './page-metadata.ts';

export function structuredData({ name, language }: Pick<SiteRoute, 'name' | 'language'>, path: string): object[] {
	const items: object[] = [];
	const { crumb } = pageMetadata[name];
	if (name === 'landing') items.push(organization);
	const parent = parentOf(name);
	const above = [['Home', '/'] as const, ...(parent ? [[parent.crumb, parent.path] as const] : [])];
	if (crumb) items.push(breadcrumbs([...above, [crumb, path]]));
	if (name === 'maternity' || language) items.push(questions(language ?? 'en'));
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

function questions(language: Language): object {
	return {
		'@type': 'FAQPage',
		inLanguage: language,
		mainEntity: Object.values(words[language].faq.faq).map(([question, answer]) => ({
			'@type': 'Question',
			name: question,
			acceptedAnswer: { '@type': 'Answer', text: answer },
		})),
	};
}

function breadcrumbs(trail: readonly (readonly [name: string, path: string])[]): object {
	return {
		'@type': 'BreadcrumbList',
		itemListElement: trail.map(([name, path], index) => ({
			'@type': 'ListItem',
			position: index + 1,
			name,
			item: brand.url + path,
		})),
	};
}
