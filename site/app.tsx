/** The whole site: the most specific route that fits the address, inside the layout, with a screen for the unexpected. */

import { Suspense } from 'react';
import { Route, Router, Switch } from 'wouter';
import { bySpecificity } from './by-specificity.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { Layout } from './layout/layout.tsx';
import { pages } from './pages.ts';
import { routes } from './routes.ts';

const routesInOrder = routes.toSorted(bySpecificity);

const stay = () => {};

/**
 * `path` is the page's own, as the renderer wrote it into the document: an address that leads there under another name, such as
 * `/maternity.html` on a plain file server, must not turn into another page.
 */
export function App({ path }: { path: string }) {
	return (
		<ErrorBoundary>
			<Router hook={() => [path, stay]}>
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
