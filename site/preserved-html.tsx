/** The boundary between the parts of a page that React hydrates and the parts that are HTML alone. */

import type { ReactNode } from 'react';

/** Wraps a static part: rendered at build. */
export function ServerHtml({ children }: { children: ReactNode }) {
	return <div>{children}</div>;
}

/** The same part in the browser: hydration keeps the HTML inside this element as it is. */
export function PreservedHtml() {
	// biome-ignore lint/security/noDangerouslySetInnerHtml: when it hydrates, React leaves the content of such an element alone.
	return <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
}
