/** What partners get, and what they need first. */

import { brand } from '../../../shared/content/brand.ts';
import { testPartner } from '../../../shared/enquiry/enquiry-api.ts';
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
				Try it first: with the partner id <code>{testPartner}</code> the lines work on every page, and nobody calls. To
				go live, write to <a href={`mailto:${brand.email}`}>{brand.email}</a> for your own id, with the addresses of
				your pages. The <a href="/partners/guide">guide</a> has the steps, the <a href="/partners/recipes">recipes</a>{' '}
				have blocks to copy, and <a href="/partners/changes">changes</a> are told there.
			</p>
			<noscript>
				<p>With scripts this page changes the lines below as you choose; they work as they stand, for a try.</p>
			</noscript>
		</header>
	);
}
