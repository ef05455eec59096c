/** The trail from Home to the page at hand, as the structured data gives it too. */

import { heads } from '../heads.ts';
import { routeOf } from '../routes.ts';

export function Breadcrumb({ path }: { path: string }) {
	return (
		<nav className="breadcrumb" aria-label="Breadcrumb">
			<ol>
				<li>
					<a href="/">Home</a>
				</li>
				<li>
					<span aria-current="page">{heads[routeOf(path).name].crumb}</span>
				</li>
			</ol>
		</nav>
	);
}
