/** The screen of each route. What a page says is HTML alone, so all of them together are a few hundred bytes of script. */

import type { ComponentType } from 'react';
import { LandingPage } from './pages/landing/landing-page.tsx';
import { MaternityPage } from './pages/maternity/maternity-page.tsx';
import { NotFoundPage } from './pages/not-found/not-found-page.tsx';
import { PrivacyPage } from './pages/privacy/privacy-page.tsx';
import { TermsPage } from './pages/terms/terms-page.tsx';
import type { PageName } from './routes.ts';

export const pages: Record<PageName, ComponentType> = {
	landing: LandingPage,
	maternity: MaternityPage,
	terms: TermsPage,
	privacy: PrivacyPage,
	'not-found': NotFoundPage,
};
