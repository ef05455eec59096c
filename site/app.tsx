/** The whole site: the most specific route that fits the address, inside the layout, with a screen for the unexpected. */

import { Suspense } from 'react';
import { Route, Router, Switch } from 'wouter';
import { bySpecificity } from './by-specificity.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { Layout } from './layout/layout.tsx';
import { pages } from './pages.ts';
import { routes } from './routes.ts';

const routesInOrder = routes.toSorted(bySpecificity);

/** `path` is given where there is no address bar: when a page is rendered ahead of time. */
export function App({ path }: { path?: string }) {
	return (
		<ErrorBoundary>
			<Router ssrPath={path}>
				<Layout>
					<Suspense>
						<Switch>
							{routesInOrder.map((route) => (
								<Route key={route.path} path={route.path} component={pages[route.name]} />
							))}
						</Switch>
					</Suspense>
				</Layout>
			</Router>
		</ErrorBoundary>
	);
}
