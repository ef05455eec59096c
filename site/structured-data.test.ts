/** The JSON-LD of each page. */

import { expect, test } from 'vitest';
import { brand } from '../shared/content/brand.ts';
import { faq } from '../shared/content/en/faq.ts';
import { builtAddresses } from './match-route.ts';
import { pageMetadata } from './page-metadata.ts';
import { structuredData } from './structured-data.ts';

const kindsOf = (items: object[]) => items.map((item) => (item as { '@type': string })['@type']);

test.each(builtAddresses())('$path declares the right types', ({ path, route }) => {
	const expected = {
		landing: ['Organization'],
		maternity: ['BreadcrumbList', 'FAQPage'],
		zh: ['FAQPage'],
		ms: ['FAQPage'],
		ta: ['FAQPage'],
		terms: ['BreadcrumbList'],
		privacy: ['BreadcrumbList'],
		partners: ['BreadcrumbList'],
		'not-found': [],
	};
	const items = structuredData(route, path);
	expect(kindsOf(items)).toEqual(expected[route.name]);
	for (const item of items) expect(item).toMatchObject({ '@context': 'https://schema.org' });
});

test.each(builtAddresses().filter(({ route }) => pageMetadata[route.name].crumb))(
	'the breadcrumb of $path leads from Home to the page itself',
	({ path, route }) => {
		expect(structuredData(route, path)[0]).toMatchObject({
			itemListElement: [
				{ '@type': 'ListItem', position: 1, name: 'Home', item: `${brand.url}/` },
				{ '@type': 'ListItem', position: 2, name: pageMetadata[route.name].crumb, item: brand.url + path },
			],
		});
	},
);

test('the fourteen questions come with their answers', () => {
	const [, questions] = structuredData({ name: 'maternity' }, '/maternity');
	const { mainEntity } = questions as { mainEntity: object[] };
	expect(mainEntity).toHaveLength(14);
	expect(questions).toMatchObject({
		mainEntity: faq.map(({ question, answer }) => ({
			'@type': 'Question',
			name: question,
			acceptedAnswer: { '@type': 'Answer', text: answer },
		})),
	});
	expect(mainEntity[1]).toEqual({
		'@type': 'Question',
		name: 'Does it pay my delivery bill?',
		acceptedAnswer: {
			'@type': 'Answer',
			text: 'No. The plan pays when something on its list goes wrong, not for a normal delivery or a caesarean. MediSave, and any maternity benefit from your employer, help with the bill.',
		},
	});
});

test('the organisation is reached as its pages say', () => {
	const [organisation] = structuredData({ name: 'landing' }, '/');
	expect(organisation).toMatchObject({
		name: brand.name,
		url: `${brand.url}/`,
		email: brand.email,
		telephone: brand.phone,
		address: { streetAddress: brand.address.street, postalCode: brand.address.postalCode, addressCountry: 'SG' },
	});
});
