/** The one table of pages: the router, the renderer, the navigation, the sitemap and the headers are made from it. */

import { brand } from '../shared/content/brand.ts';
import * as figures from '../shared/content/figures.ts';
import { formatPremium } from '../shared/content/money.ts';

export type PageName = 'landing' | 'maternity' | 'terms' | 'privacy' | 'not-found';

export interface SiteRoute {
	/** Also the page's folder below `pages/`, its style sheet and its social image. */
	readonly name: PageName;
	/** A wouter pattern. */
	readonly path: string;
	readonly title: string;
	readonly description: string;
	/** Headline of the social image. */
	readonly headline: string;
	/** The page's own place in a breadcrumb trail below Home. */
	readonly crumb?: string;
	/** When its content last changed, as the sitemap writes it; a page without one is not listed there. */
	readonly updated?: string;
}

const { from: firstWeek, to: lastWeek } = figures.gestationalWeeks;

export const routes: readonly SiteRoute[] = [
	{
		name: 'landing',
		path: '/',
		title: `${brand.name}: ${brand.tagline}`,
		description:
			'Compare maternity insurance, savings and retirement plans in Singapore in plain words, and ask for a free quote from a licensed adviser.',
		headline: 'Insurance, compared in plain words',
		updated: '2026-11',
	},
	{
		name: 'maternity',
		path: '/maternity',
		title: `Maternity insurance in Singapore: four plans compared | ${brand.name}`,
		description: `What maternity insurance pays, what it does not, and four plans side by side, from ${formatPremium(figures.premium.from)}. Apply from week ${firstWeek} to week ${lastWeek}.`,
		headline: 'Maternity insurance in Singapore',
		crumb: 'Maternity Insurance',
		updated: '2026-11',
	},
	{
		name: 'terms',
		path: '/terms',
		title: `Terms and Conditions | ${brand.name}`,
		description: `The terms on which you may use ${brand.name}: what we do, what we do not do, and which law applies.`,
		headline: 'Terms and Conditions',
		crumb: 'Terms and Conditions',
		updated: '2025-01',
	},
	{
		name: 'privacy',
		path: '/privacy',
		title: `Privacy Policy | ${brand.name}`,
		description:
			'What personal data we collect when you ask for a quote, why, how long we keep it, and your rights under Singapore’s Personal Data Protection Act.',
		headline: 'Privacy Policy',
		crumb: 'Privacy Policy',
		updated: '2025-01',
	},
	{
		name: 'not-found',
		path: '*',
		title: `Page not found | ${brand.name}`,
		description: 'The page you’re looking for doesn’t exist or has been moved.',
		headline: 'Page not found',
	},
];

/** The row for a path that is written exactly so in the table; any other path is the page not found. */
export function routeOf(path: string): SiteRoute {
	return (routes.find((route) => route.path === path) ?? routes.at(-1)) as SiteRoute;
}
