/** The whole site: one page inside the layout, with a fallback screen for errors while rendering. */

import { type ComponentType, Fragment } from 'react';
import { Route, Router } from 'wouter';
import { ErrorBoundary } from './error-screen.tsx';
import { Layout } from './layout/layout.tsx';
import { matchRoute } from './match-route.ts';
import type { SiteRoute } from './routes.ts';

export interface AppProps {
	/** The address that the document was built for, which a plain file server may also serve under another name. */
	path: string;
	route: SiteRoute;
	/** The page of that route, loaded. */
	Page: ComponentType;
}

/** The page is loaded before React starts: while hydration waits for a part of a page, React ignores clicks in all of it. */
export async function loadApp(path: string, table?: readonly SiteRoute[]): Promise<AppProps> {
	const route = matchRoute(path, table);
	return { path, route, Page: await route.loadPage() };
}

export function App({ path, route, Page }: AppProps) {
	const Frame = route.language ? Fragment : Layout;
	return (
		<ErrorBoundary>
			<Router hook={() => [path, stay]}>
				<Frame>
					<Route path={route.path}>
						<Page />
					</Route>
				</Frame>
			</Router>
		</ErrorBoundary>
	);
}

/** Links load documents: nothing navigates within one. */
const stay = () => {};
