/** The trail from Home to the current page, which the structured data repeats. */

import { pageMetadata } from '../render/head/page-metadata.ts';
import type { PageName } from '../routes.ts';

export function Breadcrumb({ page }: { page: PageName }) {
	return (
		<nav className="breadcrumb" aria-label="Breadcrumb">
			<ol>
				<li>
					<a href="/">Home</a>
				</li>
				<li>
					<span aria-current="page">{pageMetadata[page].crumb}</span>
				</li>
			</ol>
		</nav>
	);
}
