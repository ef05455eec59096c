/** What each page says about itself to browsers, search engines and whoever shares it. Never sent as script. */

import { brand } from '../shared/content/brand.ts';
import * as figures from '../shared/content/figures.ts';
import { formatPremium } from '../shared/content/money.ts';
import { type Plan, planCount, plans } from '../shared/content/plans.ts';
import type { PageName } from './routes.ts';

interface Head {
	readonly title: string;
	readonly description: string;
	/** Headline of the social image. */
	readonly headline: string;
	/** The page's own place in a breadcrumb trail below Home. */
	readonly crumb?: string;
	/**
	 * When its content last changed, as the sitemap writes it. A page without one is not to be found: it is not in the sitemap,
	 * has no address of its own in its head, and asks search engines to leave it out.
	 */
	readonly updated?: string;
}

const lowestPremium = (bundlingRequired: Plan['bundlingRequired']) =>
	formatPremium(
		Math.min(...plans.filter((plan) => plan.bundlingRequired === bundlingRequired).map(({ premium }) => premium)),
	);
const { from: firstWeek, to: lastWeek } = figures.gestationalWeeks;

export const heads: Readonly<Record<PageName, Head>> = {
	landing: {
		title: `${brand.name}: ${brand.tagline}`,
		description:
			'Compare maternity insurance in Singapore in plain words, and ask a licensed adviser for a free quote.',
		headline: 'Insurance, compared in plain words',
		updated: '2026-11',
	},
	maternity: {
		title: `Maternity insurance in Singapore: ${planCount} plans compared | ${brand.name}`,
		description: `What maternity insurance pays, what it does not, and ${planCount} plans side by side: from ${lowestPremium('Yes')} with a second policy, ${lowestPremium('Not Required')} without. Apply from week ${firstWeek} to week ${lastWeek}.`,
		headline: 'Maternity insurance in Singapore',
		crumb: 'Maternity Insurance',
		updated: '2026-11',
	},
	terms: {
		title: `Terms and Conditions | ${brand.name}`,
		description: `The terms on which you may use ${brand.name}: what we do, what we do not do, and which law applies.`,
		headline: 'Terms and Conditions',
		crumb: 'Terms and Conditions',
		updated: brand.legalUpdated,
	},
	privacy: {
		title: `Privacy Policy | ${brand.name}`,
		description:
			'What personal data we collect when you ask for a quote, why, how long we keep it, and your rights under Singapore’s Personal Data Protection Act.',
		headline: 'Privacy Policy',
		crumb: 'Privacy Policy',
		updated: brand.legalUpdated,
	},
	'not-found': {
		title: `Page not found | ${brand.name}`,
		description: 'The page you’re looking for doesn’t exist or has been moved.',
		headline: 'Page not found',
	},
};
