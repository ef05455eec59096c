/** Renders the page of a path inside the layout of its language. Runs at build and in `npm run dev`, not in the browser. */

import type { ComponentType } from 'react';
import { Route, Router, Switch } from 'wouter';
import { Layout } from './layout/layout.tsx';
import { LandingPage } from './pages/landing/landing-page.tsx';
import { LanguagePage } from './pages/language/language-page.tsx';
import { LegalPage } from './pages/legal/legal-page.tsx';
import { MaternityPage } from './pages/maternity/maternity-page.tsx';
import { NotFoundPage } from './pages/not-found/not-found-page.tsx';
import { DocumentPage } from './pages/partners/document-page.tsx';
import { PartnersPage } from './pages/partners/partners-page.tsx';
import { type PageName, routes, type SiteRoute } from './routes.ts';
import { mostSpecificFirst } from './routing/match-route.ts';

export type Pages = Readonly<Record<PageName, ComponentType>>;

const sitePages: Pages = {
	landing: LandingPage,
	maternity: MaternityPage,
	zh: () => <LanguagePage language="zh-Hans" />,
	ms: () => <LanguagePage language="ms" />,
	ta: () => <LanguagePage language="ta" />,
	terms: () => <LegalPage name="terms" />,
	privacy: () => <LegalPage name="privacy" />,
	partners: PartnersPage,
	guide: () => <DocumentPage name="guide" />,
	recipes: () => <DocumentPage name="recipes" />,
	'not-found': NotFoundPage,
};

interface AppProps {
	path: string;
	/** Only tests set `table` and `pages`; the defaults are those of the site. */
	table?: readonly SiteRoute[] | undefined;
	pages?: Pages | undefined;
}

export function App({ path, table = routes, pages = sitePages }: AppProps) {
	return (
		<Router ssrPath={path}>
			<Switch>
				{mostSpecificFirst(table).map(({ name, path, language }) => {
					const Page = pages[name];
					return (
						<Route key={name} path={path}>
							<Layout language={language ?? 'en'}>
								<Page />
							</Layout>
						</Route>
					);
				})}
			</Switch>
		</Router>
	);
}
