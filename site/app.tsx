/** The whole site: the most specific route that fits the address, inside the layout, with a screen for the unexpected. */

import { Route, Router, Switch } from 'wouter';
import { bySpecificity } from './by-specificity.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { Layout } from './layout/layout.tsx';
import { pages } from './pages.ts';
import { type PageName, routes } from './routes.ts';

const routesInOrder = routes.toSorted(bySpecificity);

const stay = () => {};

/**
 * Its page must have been fetched. `path` is the page's own, as the renderer wrote it into the document: an address that
 * leads there under another name, such as `/maternity.html` on a plain file server, must not turn into another page.
 */
export function App({ path }: { path: string }) {
	return (
		<ErrorBoundary>
			<Router hook={() => [path, stay]}>
				<Layout>
					<Switch>
						{routesInOrder.map(({ name, path }) => (
							<Route key={path} path={path}>
								<Page name={name} />
							</Route>
						))}
					</Switch>
				</Layout>
			</Router>
		</ErrorBoundary>
	);
}

function Page({ name }: { name: PageName }) {
	const Fetched = pages[name];
	return Fetched && <Fetched />;
}
