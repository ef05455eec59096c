/** Metadata of each page for browsers, search engines and link previews, and the page's styles. Browsers do not load this file. */

import { brand } from '../../../shared/content/brand.ts';
import * as figures from '../../../shared/content/figures/figures.ts';
import { formatDollars, formatPremium } from '../../../shared/content/figures/money.ts';
import type { Language } from '../../../shared/content/languages.ts';
import { type Plan, plans } from '../../../shared/content/plans/plans.ts';
import { planCount, premiums } from '../../../shared/content/words/en/plan-summary.ts';
import { words } from '../../../shared/content/words/words.ts';
import { type PageName, routes } from '../../routes.ts';
import contents from '../../styles/contents.css?inline';
import dial from '../../styles/dial.css?inline';
import disclosure from '../../styles/disclosure.css?inline';
import hero from '../../styles/hero.css?inline';
import documents from '../../styles/pages/document.css?inline';
import landing from '../../styles/pages/landing.css?inline';
import language from '../../styles/pages/language.css?inline';
import legal from '../../styles/pages/legal.css?inline';
import maternity from '../../styles/pages/maternity.css?inline';
import partners from '../../styles/pages/partners.css?inline';
import tables from '../../styles/tables.css?inline';
import tools from '../../styles/tools.css?inline';

interface PageMetadata {
	readonly title: string;
	readonly description: string;
	/** Short name for breadcrumbs and links. A page without it has no breadcrumb. */
	readonly crumb?: string;
	/** Month of the last change of content, as `YYYY-MM`. A page without this month is `noindex` and not in the sitemap. */
	readonly updated?: string;
	/** CSS that the page needs besides the style sheets of every page. */
	readonly styles: string;
}

const lowestPremium = (bundlingRequired: Plan['bundlingRequired']) =>
	formatPremium(
		Math.min(...plans.filter((plan) => plan.bundlingRequired === bundlingRequired).map(({ premium }) => premium)),
	);
const { from: firstWeek, to: lastWeek } = figures.gestationalWeeks;

/** Metadata that the documents for partners share. */
const asDocument = { updated: '2026-11', styles: [legal, disclosure, documents].join('\n') };
const asLegal = (name: string) => ({
	title: `${name} | ${brand.name}`,
	crumb: name,
	styles: legal,
	updated: brand.legalUpdated,
});

const planCountInWords = `${planCount.charAt(0).toUpperCase()}${planCount.slice(1)}`;

export const pageMetadata: Readonly<Record<PageName, PageMetadata>> = {
	landing: {
		title: `${brand.name}: ${brand.tagline}`,
		description:
			'Compare maternity insurance in Singapore in plain words, and ask a licensed adviser for a free quote.',
		styles: [hero, dial, landing].join('\n'),
		updated: '2026-11',
	},
	maternity: {
		title: `Maternity insurance in Singapore: ${planCount} plans compared | ${brand.name}`,
		description: `${planCountInWords} plans compared: ${formatDollars(figures.sumAssured.minimum)} of maternity cover from ${lowestPremium('Not Required')}, or ${lowestPremium('Yes')} plus a second policy’s premium (${premiums.checked}). Apply from ${firstWeek} weeks to ${lastWeek} weeks and 6 days of pregnancy.`,
		styles: [hero, dial, maternity, tools, contents, tables].join('\n'),
		crumb: 'Maternity Insurance',
		updated: '2026-11',
	},
	zh: languagePageMetadata('zh-Hans'),
	ms: languagePageMetadata('ms'),
	ta: languagePageMetadata('ta'),
	terms: {
		...asLegal('Terms and Conditions'),
		description: `The terms on which you may use ${brand.name}: what we do, what we do not do, and which law applies.`,
	},
	privacy: {
		...asLegal('Privacy Policy'),
		description:
			'What personal data we collect when you ask for a quote, why, how long we keep it, and your rights under Singapore’s Personal Data Protection Act.',
	},
	partners: {
		updated: '2026-11',
		title: `For partners: the comparison on your site | ${brand.name}`,
		description:
			'Put the comparison of maternity insurance and the quote form on your own site: choose options, see the widget live, and copy two lines of HTML.',
		styles: [partners, disclosure].join('\n'),
		crumb: 'For partners',
	},
	guide: {
		...asDocument,
		title: `Guide for partners: embedding the widget | ${brand.name}`,
		description:
			'Five steps from nothing to a live form on your site; then attributes, events, styling, content security policy, npm package and versions.',
		crumb: 'Guide',
	},
	recipes: {
		...asDocument,
		title: `Recipes for partners: the widget in your pages | ${brand.name}`,
		description: 'Themes, tabs, analytics, consent managers, frameworks and test runners: blocks to copy, each tested.',
		crumb: 'Recipes',
	},
	'not-found': {
		title: `Page not found | ${brand.name}`,
		description: 'The page you’re looking for doesn’t exist or has been moved.',
		styles: '',
	},
};

function languagePageMetadata(of: Language): PageMetadata {
	const { title, description } = words[of].languagePage;
	return {
		title: `${title} | ${brand.name}`,
		description,
		styles: [hero, dial, maternity, tools, contents, tables, language].join('\n'),
		updated: '2026-11',
	};
}

/** Page whose path begins this page's path, as `/partners` begins that of the guide; undefined if there is none. */
export function parentOf(name: PageName): { crumb: string; path: string } | undefined {
	const { path } = routes.find((route) => route.name === name) ?? {};
	const parent = routes.find((route) => path?.startsWith(`${route.path}/`));
	const { crumb } = parent ? pageMetadata[parent.name] : {};
	return parent && crumb ? { crumb, path: parent.path } : undefined;
}
