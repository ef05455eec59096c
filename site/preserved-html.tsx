/** The boundary between the parts of a page that React runs and the parts that are HTML alone. */

import type { ReactNode } from 'react';

/** Wraps a static part: rendered when the page is built, never again. */
export function ServerHtml({ children }: { children: ReactNode }) {
	return <div>{children}</div>;
}

/** What a static part is in the browser: the same element, its content left as it was prerendered. */
export function PreservedHtml() {
	// biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set: React leaves the content of such an element alone when it hydrates.
	return <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
}
