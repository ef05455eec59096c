/** Text that folds. */

import type { ReactNode } from 'react';

interface DisclosureProps {
	summary: ReactNode;
	children: ReactNode;
	/** The rest of what stands before it: in a wide window it stands open, without its summary. */
	rest?: boolean;
}

/** What is not the gist, closed at first. Find-in-page and a link into it open it; print and a page without CSS show it. */
export function Disclosure({ summary, children, rest = false }: DisclosureProps) {
	return (
		<details className={rest ? 'disclosure disclosure-rest' : 'disclosure'}>
			<summary>{summary}</summary>
			<div>{children}</div>
		</details>
	);
}
