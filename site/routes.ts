/**
 * The table of pages: the router, the page renderer, the sitemap and the security headers are made from it. To add a page,
 * add its row here and its entry in `page-metadata.ts`, which no browser downloads.
 */

import type { ComponentType } from 'react';
import { type Language, languagePaths } from '../shared/content/languages.ts';

export type PageName = 'landing' | 'maternity' | 'zh' | 'ms' | 'ta' | 'terms' | 'privacy' | 'partners' | 'not-found';

export interface SiteRoute {
	/** Also the page's folder below `pages/` and its social image; the pages of languages share both. */
	readonly name: PageName;
	/** A wouter pattern. */
	readonly path: string;
	/** The addresses to build the page for, where `path` is not an address itself. */
	readonly builtAt?: readonly string[];
	/** Of a page that brings its own header and footer, and needs no script but the widget's. */
	readonly language?: Language;
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
		name: 'zh',
		path: languagePaths['zh-Hans'],
		language: 'zh-Hans',
		loadPage: async () => (await import('./pages/language/language-page.static.tsx')).ChinesePage,
	},
	{
		name: 'ms',
		path: languagePaths.ms,
		language: 'ms',
		loadPage: async () => (await import('./pages/language/language-page.static.tsx')).MalayPage,
	},
	{
		name: 'ta',
		path: languagePaths.ta,
		language: 'ta',
		loadPage: async () => (await import('./pages/language/language-page.static.tsx')).TamilPage,
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
