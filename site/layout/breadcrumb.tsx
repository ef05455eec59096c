/** Breadcrumb from Home to the current page; the structured data repeats the breadcrumb. */

import { pageMetadata, parentOf } from '../render/head/page-metadata.ts';
import type { PageName } from '../routes.ts';

export function Breadcrumb({ page }: { page: PageName }) {
	const parent = parentOf(page);
	return (
		<nav className="breadcrumb" aria-label="Breadcrumb">
			<ol>
				<li>
					<a href="/">Home</a>
				</li>
				{parent && (
					<li>
						<a href={parent.path}>{parent.crumb}</a>
					</li>
				)}
				<li>
					<span aria-current="page">{pageMetadata[page].crumb}</span>
				</li>
			</ol>
		</nav>
	);
}
