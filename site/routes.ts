/**
 * The table of pages, from which router, page renderer, footer links, sitemap and headers are made. To add a page, add its name
 * and a row here, a component in `app.tsx`, and an entry in `page-metadata.ts`.
 */

import { type Language, languagePaths } from '../shared/content/languages.ts';

export type PageName =
	| 'landing'
	| 'maternity'
	| 'zh'
	| 'ms'
	| 'ta'
	| 'terms'
	| 'privacy'
	| 'partners'
	| 'guide'
	| 'recipes'
	| 'not-found';

export interface SiteRoute {
	readonly name: PageName;
	/** A wouter pattern. */
	readonly path: string;
	/** Paths at which the page is built, if `path` is a pattern. */
	readonly builtAt?: readonly string[];
	/** Language of the page's header, footer and widgets. Default: English. */
	readonly language?: Language;
}

export const routes: readonly SiteRoute[] = [
	{ name: 'landing', path: '/' },
	{ name: 'maternity', path: languagePaths.en },
	{ name: 'zh', path: languagePaths['zh-Hans'], language: 'zh-Hans' },
	{ name: 'ms', path: languagePaths.ms, language: 'ms' },
	{ name: 'ta', path: languagePaths.ta, language: 'ta' },
	{ name: 'terms', path: '/terms' },
	{ name: 'privacy', path: '/privacy' },
	{ name: 'partners', path: '/partners' },
	{ name: 'guide', path: '/partners/guide' },
	{ name: 'recipes', path: '/partners/recipes' },
	{ name: 'not-found', path: '*', builtAt: ['/404'] },
];
