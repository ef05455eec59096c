/**
 * The table of pages: the router, the page renderer, the sitemap and the security headers are made from it. To add a page,
 * add its row here and its entry in `page-metadata.ts`, which no browser downloads.
 */

import type { ComponentType } from 'react';

export type PageName = 'landing' | 'maternity' | 'terms' | 'privacy' | 'partners' | 'not-found';

export interface SiteRoute {
	/** Also the page's folder below `pages/` and its social image. */
	readonly name: PageName;
	/** A wouter pattern. */
	readonly path: string;
	/** The addresses to build the page for, where `path` is not an address itself. */
	readonly builtAt?: readonly string[];
	/** Each page is a script of its own. Rejects when it cannot be fetched. */
	readonly loadPage: () => Promise<ComponentType>;
}

export const routes: readonly SiteRoute[] = [
	{
		name: 'landing',
		path: '/',
		loadPage: async () => (await import('./pages/landing/landing-page.static.tsx')).LandingPage,
	},
	{
		name: 'maternity',
		path: '/maternity',
		loadPage: async () => (await import('./pages/maternity/maternity-page.tsx')).MaternityPage,
	},
	{
		name: 'terms',
		path: '/terms',
		loadPage: async () => (await import('./pages/terms/terms-page.static.tsx')).TermsPage,
	},
	{
		name: 'privacy',
		path: '/privacy',
		loadPage: async () => (await import('./pages/privacy/privacy-page.static.tsx')).PrivacyPage,
	},
	{
		name: 'partners',
		path: '/partners',
		loadPage: async () => (await import('./pages/partners/partners-page.tsx')).PartnersPage,
	},
	{
		name: 'not-found',
		path: '*',
		builtAt: ['/404'],
		loadPage: async () => (await import('./pages/not-found/not-found-page.tsx')).NotFoundPage,
	},
];
