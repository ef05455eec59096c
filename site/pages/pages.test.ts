/** @vitest-environment jsdom */
/** Tests of the pages' texts, links and metadata, read from the HTML as programs and browsers without scripts read it. */

import { readFileSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import { brand } from '../../shared/content/brand.ts';
import { claims, claimsLine } from '../../shared/content/figures/claims.ts';
import * as figures from '../../shared/content/figures/figures.ts';
import { formatAmount, formatDollars, formatPremium } from '../../shared/content/figures/money.ts';
import { registerOfRepresentatives } from '../../shared/content/figures/provenance.ts';
import { languagePaths } from '../../shared/content/languages.ts';
import { recommendedPlanId } from '../../shared/content/plans/compared-plans.ts';
import { plans } from '../../shared/content/plans/plans.ts';
import { faq } from '../../shared/content/words/en/faq.ts';
import { whoCalls } from '../../shared/content/words/en/form-copy.ts';
import { planCount } from '../../shared/content/words/en/plan-summary.ts';
import { formatMonth } from '../../shared/content/words/format-date.ts';
import { words } from '../../shared/content/words/words.ts';
import { framePage } from '../../shared/serving/page-files.ts';
import { coverage } from '../content/coverage.ts';
import { factors } from '../content/factors.ts';
import { chaptersIn } from '../content/maternity-sections.ts';
import { renderDocument } from '../render/document.tsx';
import { textFiles } from '../render/text-files.ts';
import { builtAddresses } from '../routing/match-route.ts';

/** Origin in the pages' addresses. PUBLIC_ORIGIN must be set before `brand.ts` is imported, which reads the variable. */
const publicOrigin = vi.hoisted(() => {
	vi.stubEnv('PUBLIC_ORIGIN', 'https://quotes.example');
	return 'https://quotes.example';
});
const assets = {
	fontCss: '',
	fontUrls: [],
	script: '/assets/main.js',
	widgetScript: () => ({ url: '/widget/v1/quote-widget.js' }),
};
const files = textFiles(new Date());
const html = new Map(builtAddresses().map(({ path }) => [path, renderDocument(path, assets)]));
const pages = new Map(
	[...html].map(([path, text]) => [path, new DOMParser().parseFromString(text, 'text/html')] as const),
);

const { deliveryBill, gestationalWeeks, mediSaveDelivery, motherAge, newbornIntensiveCarePerDay, premium } = figures;
const range = (of: { from: number; to: number }) => `${formatDollars(of.from)} to ${formatDollars(of.to)}`;
const entity = `${brand.legalName} (UEN ${brand.registrationNumber})`;
const weeks = `${gestationalWeeks.from} weeks to ${gestationalWeeks.to} weeks and 6 days`;
const updated = `Last updated ${formatMonth(brand.legalUpdated, 'en')}`;
const smallest = figures.sumsAssured[0];
const percents = plans.map(({ dailyHospitalisation }) => dailyHospitalisation);
const recommended = plans
	.filter(({ id }) => id === recommendedPlanId)
	.map(({ name }) => `Recommended by our rule: ${name}`);

const headings: Record<string, string> = {
	'/': `Compare ${planCount} maternity plans in Singapore`,
	'/maternity': 'Maternity insurance in Singapore',
	'/zh': words['zh-Hans'].languagePage.heading,
	'/ms': words.ms.languagePage.heading,
	'/ta': words.ta.languagePage.heading,
	'/terms': 'Terms and Conditions',
	'/privacy': 'Privacy Policy',
	'/partners': 'The comparison, on your site',
	'/partners/guide': 'Embedding the widget',
	'/partners/recipes': 'Recipes',
	'/404': 'Oops! Page not found',
};

/** Types of structured data by path. All other pages have only breadcrumbs. */
const structuredTypes: Record<string, string[]> = {
	'/': ['Organization'],
	'/maternity': ['BreadcrumbList', 'FAQPage'],
	...{ '/zh': ['FAQPage'], '/ms': ['FAQPage'], '/ta': ['FAQPage'] },
	'/404': [],
};

test('the privacy policy says what an erasure leaves, what the tab keeps, and how far WhatsApp and the log go', () => {
	const policy = readFileSync('site/pages/legal/privacy.md', 'utf8');
	for (const said of [
		'we keep the reference and the times',
		'the receipt stays in the tab',
		'by WhatsApp if you ask for it',
		'web server’s log',
	])
		expect(policy).toContain(said);
	expect(readFileSync('deploy/nginx.conf', 'utf8').match(/access_log off;/g)).toHaveLength(2);
	expect(readFileSync('deploy/Caddyfile', 'utf8')).toContain('request delete');
});

test('the site is built at these addresses', () => {
	expect([...pages.keys()]).toEqual(Object.keys(headings));
});

describe.each([...pages.keys()])('%s', (path) => {
	const page = pageAt(path);

	// Clauses: spec 2.1 6.1, wcag 1.3.2 2.4.2 2.4.6
	test('is complete: title, one heading, landmarks, and the tags of the widget that it embeds', () => {
		expect(textsOf(page, 'h1')).toEqual([headings[path]]);
		expect(page.title.length).toBeGreaterThan(15);
		for (const landmark of ['header.site-header', 'main', 'footer.site-footer'])
			expect(page.querySelectorAll(landmark), landmark).toHaveLength(1);
		const embeds = page.querySelector('quote-widget') !== null;
		expect(page.querySelector('script[src*="/widget/"]') !== null).toBe(embeds);
	});

	test('explains each of its glossary terms, and no other', () => {
		const terms = [...page.querySelectorAll('.term')].map((term) => term.getAttribute('popovertarget'));
		const notes = [...page.querySelectorAll('.term-note')].map(({ id }) => id);
		expect(notes.sort()).toEqual([...new Set(terms)].sort());
	});

	// Clauses: wcag 2.4.4
	test('has no link that leads nowhere', () => {
		for (const link of page.querySelectorAll('a')) {
			const { protocol, origin, pathname, hash } = new URL(link.getAttribute('href') ?? '', brand.url + path);
			if (!/^(tel|mailto):$/.test(protocol)) expect(protocol, link.outerHTML).toBe('https:');
			// `pages` has neither the page for frames nor files such as the sitemap.
			if (origin !== brand.url || pathname === framePage || Object.hasOwn(files, pathname.slice(1))) continue;
			expect(pages.has(pathname), link.outerHTML).toBe(true);
			if (hash) expect(pageAt(pathname).getElementById(hash.slice(1)), link.outerHTML).not.toBeNull();
		}
	});

	test('is described for search engines and link previews, without inventing a review', () => {
		const content = (selector: string) => page.querySelector(selector)?.getAttribute('content') ?? '';
		// A Chinese text needs about a third of the characters of an English text.
		expect(content('meta[name=description]').length).toBeGreaterThan(path === '/zh' ? 20 : 50);
		expect(content('meta[name=description]').length).toBeLessThanOrEqual(180);
		expect(structuredDataOf(page).map((item) => item['@type'])).toEqual(structuredTypes[path] ?? ['BreadcrumbList']);
		expect(JSON.stringify(structuredDataOf(page))).not.toMatch(/"(aggregateRating|review|reviewRating)"/i);
		const indexed = path !== '/404';
		expect(content('meta[name=robots]')).toBe(indexed ? '' : 'noindex');
		const addresses = [page.querySelector('link[rel=canonical]')?.getAttribute('href'), content('[property="og:url"]')];
		expect(addresses).toEqual(indexed ? Array(2).fill(publicOrigin + path) : [undefined, '']);
		expect(content('[property="og:title"]')).toBe(page.title);
	});
});

test('the pages of the languages name each other, for programs and for people', () => {
	const paths = Object.entries({ ...languagePaths, 'x-default': '/maternity' });
	const alternates = paths.map(([hreflang, path]) => [hreflang, brand.url + path]);
	for (const [language, path] of Object.entries(languagePaths)) {
		const page = pageAt(path);
		expect(page.documentElement.lang).toMatch(new RegExp(`^${language}(-SG)?$`));
		const links = [...page.querySelectorAll<HTMLLinkElement>('link[hreflang]')];
		expect(links.map(({ hreflang, href }) => [hreflang, href])).toEqual(alternates);
		const others = Object.values(languagePaths).filter((other) => other !== path);
		expect(hrefsIn(page, 'body')).toEqual(expect.arrayContaining(others));
		for (const link of page.querySelectorAll('a[hreflang]:not([hreflang=en])'))
			expect(link.getAttribute('lang')).toBe(link.getAttribute('hreflang'));
	}
});

test('the structured data are the questions of the FAQ with their answers, the way home, and whom to reach', () => {
	const [crumbs, questions] = structuredDataOf(pageAt('/maternity'));
	expect(crumbs).toMatchObject({
		'@context': 'https://schema.org',
		itemListElement: [
			{ '@type': 'ListItem', position: 1, name: 'Home', item: `${brand.url}/` },
			{ '@type': 'ListItem', position: 2, item: `${brand.url}/maternity` },
		],
	});
	expect(questions).toMatchObject({
		mainEntity: Object.values(faq).map(([question, answer]) => ({
			'@type': 'Question',
			name: question,
			acceptedAnswer: { '@type': 'Answer', text: answer },
		})),
	});
	expect(structuredDataOf(pageAt('/'))[0]).toMatchObject({
		name: brand.name,
		url: `${brand.url}/`,
		email: brand.email,
		telephone: brand.phone,
		address: { streetAddress: brand.address.street, postalCode: brand.address.postalCode, addressCountry: 'SG' },
	});
});

// Clauses: wcag 1.4.5
test.each([
	['/', `Why Choose ${brand.name}`],
	['/maternity', range(deliveryBill)],
	['/terms', updated],
])('%s has “%s” as one text, for programs that search it', (path, text) => {
	expect(html.get(path)).toContain(text);
});

// Clauses: spec 1.4 2.2 2.7 2.10 2.22 9.9, wcag 2.4.5 3.2.3 3.2.6
test.each([...pages.keys()])('header and footer of %s lead home, to a quote, and to a person', (path) => {
	const page = pageAt(path);
	const header = hrefsIn(page, '.site-header');
	const footer = page.querySelector('footer') as HTMLElement;
	const isEnglish = !['/zh', '/ms', '/ta'].includes(path);
	expect(header).toContain(path === '/' ? '#home' : '/');
	expect(header.some((href) => /^(\/maternity)?#quote$/.test(href))).toBe(true);
	if (isEnglish) {
		const home = path === '/' ? '' : '/';
		for (const section of ['services', 'about', 'contact']) expect(header).toContain(`${home}#${section}`);
	}
	expect(hrefsIn(page, 'body')).toEqual(expect.arrayContaining(['/terms', '/privacy']));
	const contacts = [brand.phoneHref, `mailto:${brand.email}`, ...(isEnglish ? ['/', '/terms', '/privacy'] : [])];
	expect(hrefsIn(page, 'footer')).toEqual(expect.arrayContaining(contacts));
	expect(footer.textContent).toContain(brand.address.street);
	expect(footer.querySelectorAll('.footer-disclaimers li')).toHaveLength(4);
});

/** Path of a page and selector of a part in it, texts in the part, and addresses that the part's links lead to. */
type Part = [place: string, says: readonly string[], leadsTo?: readonly string[]];

const parts: readonly Part[] = [
	[
		'/ #home',
		['Am I in time?', 'Get Free Quote', 'Compare Plans', 'within 24'],
		['/maternity#quote', '/maternity#compare'],
	],
	[
		'/ #services',
		[
			...['Insurance Comparison', 'Multiple providers', 'Instant quote matching', 'Budget-friendly options'],
			...['Wealth Building', 'Savings plans', 'Retirement annuities', 'Investment-linked policies', 'Lifetime income'],
			...['Maternity Insurance', 'Comprehensive coverage', 'Pre- and post-natal care', 'Get Coverage'],
			// Each claim names its limits on the same line.
			'Comprehensive coverage: for what a plan lists, never for the delivery',
			'Pre- and post-natal care: for listed conditions only, not for check-ups',
			`Instant quote matching: all ${planCount} premiums at once; an adviser’s reply within ${brand.replyWithinHours} hours`,
		],
		['/maternity'],
	],
	[
		'/ #about',
		[
			...['Free Comparisons', 'Expert Guidance', 'Trusted Partners', '5-Star Service'],
			claimsLine([claims.happyCustomers, claims.rating, claims.since]),
		],
	],
	[
		'/ .band',
		['Ready to Get Protected?', 'Get Free Quote Now', 'Speak to an Expert'],
		['/maternity#quote', brand.phoneHref],
	],
	['/maternity .breadcrumb', ['Home', 'Maternity Insurance'], ['/']],
	['/partners/guide .breadcrumb', ['Home', 'For partners', 'Guide'], ['/', '/partners']],
	[
		'/maternity .hero',
		[...plans.map(({ name, premium }) => `${name} ${formatPremium(premium)}`), 'Get Free Quote', 'Compare Plans'],
		['#quote', '#compare'],
	],
	// “Yes - All plans” is true only of the plans that were checked, so the page must say so.
	['/maternity #coverage', ['the plans we checked', 'Not covered', 'MediSave helps instead']],
	['/maternity #one-claim', ['An example', 'invented', 'S$0']],
	[
		'/maternity #premium',
		[
			...[formatAmount(premium.from), formatAmount(premium.to), `${figures.policyTermYears} years`],
			...[...figures.sumsAssured.map(formatDollars), `${figures.dailyBenefitDays} days`],
			`${Math.min(...percents)}% or ${Math.max(...percents)}% of the sum assured`,
			...['Is it worth it?', range(deliveryBill), range(mediSaveDelivery)],
			`up to ${formatDollars(newbornIntensiveCarePerDay)} a day`,
			range({ from: (smallest * 7 * Math.min(...percents)) / 100, to: (smallest * 7 * Math.max(...percents)) / 100 }),
		],
	],
	['/maternity #special-circumstances', ['IVF or IUI', 'Twins or more', 'Gestational diabetes']],
	[
		'/maternity #how-to-apply',
		[
			...['call as well', 'Send the form', 'Register of Representatives'],
			'Never pay an adviser or us. MediSave cannot pay the premium.',
		],
		['#quote', '#factors', registerOfRepresentatives],
	],
	['/maternity #medishield-gaps', ['no lump sum', 'nothing for an ordinary birth']],
	[
		'/maternity #for-expats',
		[
			'The plans compared here have none',
			`${figures.expatWaitingMonths.from} to ${figures.expatWaitingMonths.to} months`,
		],
	],
	[
		'/maternity #factors',
		[...recommended, 'the rule ignores that', 'How we are paid', 'Critical', 'High', 'Medium', 'Low'],
	],
	['/maternity #eligibility', [`${motherAge.from} to ${motherAge.to} years`, weeks, 'no waiting period']],
	['/maternity .hero .dial', [`10${gestationalWeeks.from}2030${gestationalWeeks.to}40`]],
	['/maternity #decision', ['Perhaps none fits you']],
	[
		'/maternity #faq + .last-words > .contact-us',
		['Still Have Questions?', 'Call Our Experts', 'Email Us'],
		[brand.phoneHref, `mailto:${brand.email}`],
	],
	['/maternity .contact-us + .closing', ['Get Free Quote', claimsLine([claims.protectedFamilies])], ['#quote']],
	['/ .site-footer', [entity]],
	['/terms article', [updated, 'Back to Home', entity], ['/']],
	['/terms #law', ['Singapore']],
	['/privacy article', [updated, 'Back to Home', whoCalls, entity], ['/']],
	['/privacy #rights', ['see', 'correct', 'withdraw your consent', 'deleted', 'within 30 days']],
	['/privacy #cookies', [`“${words.en.inTimeCopy.forget}”`]],
	['/privacy #dpo', [brand.address.street], [`mailto:${brand.privacyEmail}`]],
	[
		'/404 main',
		["The page you're looking for doesn't exist or has been moved.", 'Return to Home'],
		['/', '/maternity#compare'],
	],
];

// Clauses: spec 1.1 1.2 1.3 2.3 2.4 2.5 2.6 2.8 2.9 2.11 2.12 2.15 2.20 2.21 2.23 7.1 9.2 9.3 9.4 9.5 9.6 9.9, wcag 3.3.4
test.each(parts)('%s says what it is for, and leads on', (place, says, leadsTo = []) => {
	const [path = '', part = ''] = place.split(/ (.*)/);
	const text = pageAt(path).querySelector(part)?.textContent;
	for (const each of says) expect(text).toContain(each);
	expect(hrefsIn(pageAt(path), part)).toEqual(expect.arrayContaining([...leadsTo]));
});

// Clauses: spec 2.8 2.9
test.each([
	[
		'/terms',
		`Acceptance of these terms | Description of the service | Your responsibilities | Limitation of liability | Privacy
		| Modifications to the website and these terms | Governing law | Contact`,
	],
	[
		'/privacy',
		`Information we collect | How we use your information | Sharing: who receives it | Security: how we protect it
		| Retention: how long we keep it | Your rights under the PDPA | Cookies | Changes to this policy
		| Contact our Data Protection Officer`,
	],
])('%s has its numbered sections in order, and a table of contents with the same', (path, sections) => {
	const titles = sections.split(/\s*\| /);
	expect(textsOf(pageAt(path), 'article section h2')).toEqual(titles.map((title, index) => `${index + 1}. ${title}`));
	expect(textsOf(pageAt(path), '.legal-contents a')).toEqual(titles);
});

// Clauses: spec 2.13, wcag 1.3.2
test('the sections of the maternity page come in the order of the specification, each once, in five chapters', () => {
	const page = pageAt('/maternity');
	const ids = [...page.querySelectorAll('.reading section[id]')].map(({ id }) => id);
	const article = ['maternity-insurance', 'one-claim', 'definitions', 'never-paid'];
	const covered = ['coverage', 'premium', 'special-circumstances', 'how-to-apply', 'medishield-gaps', 'for-expats'];
	const chosen = ['factors', 'eligibility', 'compare', 'decision', 'quote', 'faq'];
	expect(ids).toEqual([...article, ...covered, ...chosen]);
	// The fifth chapter has no title, because it begins with the form, which has a title.
	const chapters = ['What it is', 'What is covered and paid', 'In Singapore', 'Choosing'];
	expect(textsOf(page, '.chapter > h2')).toEqual(chapters);
	expect(textsOf(page, '.contents-aside [data-sections] > li > a')).toEqual([...chapters, 'Your quote']);
});

test.each(Object.entries(languagePaths))(
	'in %s the headings of chapters and sections are in the table of contents',
	(language, path) => {
		const page = pageAt(path);
		const chapters = chaptersIn(language as keyof typeof languagePaths);
		expect(textsOf(page, '.contents-aside [data-sections] > li > a')).toEqual(chapters.map(({ title }) => title));
		// The comparison and the form begin chapters with their own headings.
		const headed = chapters.slice(0, language === 'en' ? 4 : 3).map(({ title }) => title);
		expect(textsOf(page, '.chapter > h2')).toEqual(headed);
		const titles = chapters.flatMap(({ sections }) => Object.values(sections));
		expect(textsOf(page, '.contents-aside ol ol a')).toEqual(titles);
		expect(titles).toEqual(expect.arrayContaining(textsOf(page, '.chapter > section > :is(h2, h3)')));
		// At level 3, the section's heading would belong to the comparison, whose heading has level 2.
		const nextHeading = page.querySelector('#compare + section > :is(h2, h3)');
		expect(nextHeading?.tagName).toBe(language === 'en' ? 'H2' : undefined);
	},
);

test('the article teaches in 500 to 700 words before the table of coverage', () => {
	const article = textsOf(pageAt('/maternity'), '#basics').join(' ');
	const count = article.split(/\s+/).length;
	expect(count).toBeGreaterThanOrEqual(500);
	expect(count).toBeLessThanOrEqual(700);
});

// Clauses: spec 2.14 2.16 2.18
test('the tables of coverage and factors are whole, and the three parts of the widget in their sections', () => {
	const page = pageAt('/maternity');
	const rows = (section: string) => textsOf(page, `${section} tbody th`);
	expect(rows('#coverage')).toEqual(coverage.map(([condition]) => condition));
	expect(rows('#factors')).toEqual(factors.map(({ factor }) => factor));
	expect(textsOf(page, '#coverage thead th')).toEqual(['Condition', 'Typically covered', 'Notes']);
	expect(textsOf(page, '#factors thead th')).toEqual(['Factor', 'Importance', 'Best option', 'Details']);
	for (const [section, part] of Object.entries({ compare: 'plans', quote: 'form', faq: 'faq' }))
		expect(page.querySelector(`#${section} quote-widget[show=${part}]`)).not.toBeNull();
});

// Clauses: spec 2.14 2.15 2.16
// When a link leads to a section, a screen reader in Firefox announces only the section's name.
test.each(Object.entries(languagePaths))('what calls to action lead to is named, in %s', (language, path) => {
	const { comparisonCopy, formCopy, faq } = words[language as keyof typeof languagePaths];
	const targets = ['#compare', '#quote', '#faq'].map((id) => pageAt(path).querySelector(id));
	// The form's section is a region. The other sections are groups, because they contain a landmark of the same name.
	expect(targets.map((target) => [target?.getAttribute('role'), target?.getAttribute('aria-label')])).toEqual([
		['group', comparisonCopy.title],
		[null, formCopy.title],
		['group', faq.faqTitle],
	]);
	for (const target of targets) expect(target?.getAttribute('tabindex')).toBe('-1');
});

test('outside the comparison each premium stands twice at most, and the month of the checks, too', () => {
	const page = pageAt('/maternity').cloneNode(true) as Document;
	for (const own of page.querySelectorAll('#compare, script, style')) own.remove();
	const text = withTemplates(page.body);
	const counted = [...plans.map((plan) => formatPremium(plan.premium)), words.en.planSummary.premiums.checked];
	for (const phrase of counted) expect(text.split(phrase).length - 1, phrase).toBeLessThanOrEqual(2);
	expect(text.split('second policy').length - 1, 'second policy').toBeLessThanOrEqual(9);
	expect(text).toContain(`Sources, as checked in ${words.en.planSummary.premiums.checked}: `);
});

test('nothing of a section folds', () => {
	expect(textsOf(pageAt('/maternity'), '.reading details > summary')).toEqual([]);
});

/** Text of an element, including its declarative shadow roots. */
function withTemplates(element: ParentNode): string {
	const templates = [...element.querySelectorAll('template')].map(({ content }) => withTemplates(content));
	return [element.textContent, ...templates].join(' ');
}

function pageAt(path: string): Document {
	const page = pages.get(path);
	if (!page) throw new Error(`There is no page at ${path}.`);
	return page;
}

function textsOf(page: Document, selector: string): (string | null)[] {
	return [...page.querySelectorAll(selector)].map(({ textContent }) => textContent);
}

function hrefsIn(page: Document, part: string): string[] {
	return [...page.querySelectorAll(`${part} a`)].map((link) => link.getAttribute('href') ?? '');
}

function structuredDataOf(page: Document): Record<string, unknown>[] {
	return textsOf(page, 'script[type="application/ld+json"]').map((text) => JSON.parse(text ?? ''));
}
