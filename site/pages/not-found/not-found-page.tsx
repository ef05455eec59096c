/** The page for unknown URLs. It links to Home and to the comparison, and logs the path. */

import lostPath from '../../pictures/lost-path.svg?raw';

const logPath = 'console.log("404: no page at " + location.pathname)';

export function NotFoundPage() {
	return (
		<div className="screen">
			{/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing. */}
			<div className="picture" dangerouslySetInnerHTML={{ __html: lostPath }} />
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
			{/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant; React would escape its quotes. */}
			<script dangerouslySetInnerHTML={{ __html: logPath }} />
		</div>
	);
}
