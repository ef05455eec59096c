/** The page for an address that is not one: says so, leads home, and logs the path for whoever looks into it. */

import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { LostPath } from '../../pictures/lost-path.tsx';

export function NotFoundPage() {
	const [path] = useLocation();
	useEffect(() => {
		console.log(`404: no page at ${path}`);
	}, [path]);
	return (
		<div className="screen">
			<LostPath />
			<h1>Oops! Page not found</h1>
			<p>The page you’re looking for doesn’t exist or has been moved.</p>
			<p>
				<a className="button" href="/">
					Return to Home
				</a>
			</p>
		</div>
	);
}
