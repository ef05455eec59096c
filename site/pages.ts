/** The screen of each route, fetched when the route is shown. */

import { type ComponentType, lazy } from 'react';
import type { PageName } from './routes.ts';

export const pages: Record<PageName, ComponentType> = {
	landing: page(() => import('./pages/landing/landing-page.tsx').then((module) => module.LandingPage)),
	maternity: page(() => import('./pages/maternity/maternity-page.tsx').then((module) => module.MaternityPage)),
	terms: page(() => import('./pages/terms/terms-page.tsx').then((module) => module.TermsPage)),
	privacy: page(() => import('./pages/privacy/privacy-page.tsx').then((module) => module.PrivacyPage)),
	'not-found': page(() => import('./pages/not-found/not-found-page.tsx').then((module) => module.NotFoundPage)),
};

/** Module id of a page, as the browser's build lists it. */
export function pageModule(name: PageName): string {
	return `site/pages/${name}/${name}-page.tsx`;
}

/** A page whose script cannot be fetched stays as it was prerendered: readable, its links and its form working. */
function page(load: () => Promise<ComponentType>): ComponentType {
	const stayAsPrerendered = () => new Promise<never>(() => {});
	return lazy(() => load().then((component) => ({ default: component }), stayAsPrerendered));
}
