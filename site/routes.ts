/**
 * The table of pages: router, page renderer, navigation, sitemap and headers are made from it. To add a page, add its row
 * here, its component in `app.tsx`, and its entry in `page-metadata.ts`.
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
	/** Paths to build the page at, if `path` is a pattern. */
	readonly builtAt?: readonly string[];
	/** Language of its header, footer and widgets. Default: English. */
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
