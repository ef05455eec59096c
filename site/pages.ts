/** The screen of each route, in a script of its own: no page weighs on another. */

import { type ComponentType, lazy } from 'react';
import type { PageName } from './routes.ts';

export const pages: Record<PageName, ComponentType> = {
	landing: page(async () => (await import('./pages/landing/landing-page.tsx')).LandingPage),
	maternity: page(async () => (await import('./pages/maternity/maternity-page.tsx')).MaternityPage),
	terms: page(async () => (await import('./pages/terms/terms-page.tsx')).TermsPage),
	privacy: page(async () => (await import('./pages/privacy/privacy-page.tsx')).PrivacyPage),
	'not-found': page(async () => (await import('./pages/not-found/not-found-page.tsx')).NotFoundPage),
};

/** A page whose script cannot be fetched stays as it was prerendered: readable, its links and its form working. */
function page(load: () => Promise<ComponentType>): ComponentType {
	const stayAsPrerendered = () => new Promise<never>(() => {});
	return lazy(() => load().then((component) => ({ default: component }), stayAsPrerendered));
}
