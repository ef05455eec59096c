/** What partners get, and what they need first. */

import { brand } from '../../../shared/content/brand.ts';
import { Breadcrumb } from '../../layout/breadcrumb.tsx';

export function PartnersIntro() {
	return (
		<header>
			<Breadcrumb page="partners" />
			<h1>The comparison, on your site</h1>
			<p className="lede">
				Choose what your visitors see, copy two lines, and paste them into your page. Enquiries reach you with your
				partner id.
			</p>
			<p>
				You need a partner id, and your site’s address has to be registered: write to{' '}
				<a href={`mailto:${brand.email}`}>{brand.email}</a>. The widget says who we are below the form and links to our
				Privacy Policy and Terms, so you do not have to.
			</p>
			<noscript>
				<p>With scripts this page changes the lines below as you choose; they work once your partner id is in them.</p>
			</noscript>
		</header>
	);
}
