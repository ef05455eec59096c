/** Text that folds: sources, notes, how a figure was worked out. */

import type { ReactNode } from 'react';

/** Closed at first. Find-in-page and a link into it open it; print and a page without CSS show it. */
export function Disclosure({ summary, children }: { summary: ReactNode; children: ReactNode }) {
	return (
		<details className="disclosure">
			<summary>{summary}</summary>
			<div>{children}</div>
		</details>
	);
}
