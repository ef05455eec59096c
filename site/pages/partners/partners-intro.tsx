/** What partners get, and what they need first. */

import { Breadcrumb } from '../../layout/breadcrumb.tsx';

export function PartnersIntro() {
	return (
		<header>
			<Breadcrumb page="partners" />
			<h1>The comparison, on your site</h1>
			<p className="lede">Enquiries reach you with your partner id. Copy two lines, and paste them into your page.</p>
			<p>
				WIDGET-KB kB, loaded async. No cookies, no inline styles, no globals; needs no <code>unsafe-inline</code>.
			</p>
			<noscript>
				<p>With scripts this page changes the lines below as you choose; they work as they stand, for a try.</p>
			</noscript>
		</header>
	);
}
