/** The page for unknown addresses: says so, leads home or to the comparison, and logs the path. */

import { useEffect } from 'react';
import { LostPath } from '../../pictures/illustrations.tsx';

export function NotFoundPage() {
	useEffect(() => {
		console.log(`404: no page at ${location.pathname}`);
	}, []);
	return (
		<div className="screen">
			<LostPath />
			<h1>Oops! Page not found</h1>
			<p>The page you're looking for doesn't exist or has been moved.</p>
			<p className="actions">
				<a className="button" href="/">
					Return to Home
				</a>
				<a className="button button-quiet" href="/maternity#compare">
					Compare Plans
				</a>
			</p>
		</div>
	);
}
