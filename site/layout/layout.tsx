/** The layout of every page: skip link, header, the main landmark, footer. */

import type { ReactNode } from 'react';
import { Footer } from './footer.static.tsx';
import { Header } from './header.tsx';
import { LayoutBreak } from './layout-break.tsx';

export function Layout({ children }: { children: ReactNode }) {
	return (
		<>
			<a className="skip-link" href="#content">
				Skip to main content
			</a>
			<Header />
			<LayoutBreak />
			<main id="content" tabIndex={-1}>
				{children}
			</main>
			<LayoutBreak />
			<Footer />
		</>
	);
}
