/** The screen of each route, in a script of its own: no page weighs on another. */

import { type ComponentType, lazy } from 'react';
import type { PageName } from './routes.ts';

const scripts: Record<PageName, () => Promise<ComponentType>> = {
	landing: async () => (await import('./pages/landing/landing-page.tsx')).LandingPage,
	maternity: async () => (await import('./pages/maternity/maternity-page.tsx')).MaternityPage,
	terms: async () => (await import('./pages/terms/terms-page.tsx')).TermsPage,
	privacy: async () => (await import('./pages/privacy/privacy-page.tsx')).PrivacyPage,
	'not-found': async () => (await import('./pages/not-found/not-found-page.tsx')).NotFoundPage,
};

export const pages: Record<PageName, ComponentType> = {
	landing: whenFetched('landing'),
	maternity: whenFetched('maternity'),
	terms: whenFetched('terms'),
	privacy: whenFetched('privacy'),
	'not-found': whenFetched('not-found'),
};

function whenFetched(name: PageName): ComponentType {
	return lazy(async () => ({ default: await scripts[name]() }));
}

/**
 * To be waited for before a page is hydrated: where a part of it is still to be fetched, React swallows every press and every
 * key, also those in a widget that has long been ready. Fails when the script cannot be fetched.
 */
export async function fetchPage(name: PageName): Promise<void> {
	pages[name] = await scripts[name]();
}
