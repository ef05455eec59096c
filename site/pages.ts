/** Each page is a script of its own: no page waits for the others. */

import type { ComponentType } from 'react';
import type { PageName } from './routes.ts';

const scripts: Record<PageName, () => Promise<ComponentType>> = {
	landing: async () => (await import('./pages/landing/landing-page.static.tsx')).LandingPage,
	maternity: async () => (await import('./pages/maternity/maternity-page.tsx')).MaternityPage,
	terms: async () => (await import('./pages/terms/terms-page.static.tsx')).TermsPage,
	privacy: async () => (await import('./pages/privacy/privacy-page.static.tsx')).PrivacyPage,
	'not-found': async () => (await import('./pages/not-found/not-found-page.tsx')).NotFoundPage,
};

/** Those that were fetched. */
export const pages: Partial<Record<PageName, ComponentType>> = {};

/**
 * Before the application is rendered: while React waits for a part of what it hydrates, it swallows every press and every
 * key there, also those in a widget that has long been ready. Rejects when the script cannot be fetched.
 */
export async function fetchPage(name: PageName): Promise<void> {
	pages[name] = await scripts[name]();
}
