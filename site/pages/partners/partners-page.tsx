/** The partners' page: lines with their options, where to paste them, how to get a partner id, and the check of a site. */

import { brand } from '../../../shared/content/brand.ts';
import { planCount } from '../../../shared/content/words/en/plan-summary.ts';
import { Island } from '../../islands/island.tsx';
import { PartnerOptions } from '../../islands/partner-options/partner-options.tsx';
import { RegisteredSite } from '../../islands/partner-options/registered-site.tsx';
import { Breadcrumb } from '../../layout/breadcrumb.tsx';
import { WhereToPaste } from './where-to-paste.tsx';

export function PartnersPage() {
	return (
		<div className="partners wrap">
			<header>
				<Breadcrumb page="partners" />
				<h1>The comparison, on your site</h1>
				<p className="lede">
					Your visitors compare {planCount} plans and ask for a quote without leaving your page. If you are licensed,
					you get their enquiries; if not, licensed advisers do.
				</p>
				<p>
					Paste two lines; a few more set your font and your colour. It costs you nothing; if a visitor buys, you may be
					paid: <a href={`mailto:${brand.email}`}>ask us</a>.
				</p>
				<noscript>
					<p>With scripts, this page changes the lines below as you choose. You can also try them unchanged.</p>
				</noscript>
			</header>
			<Island name="partner-options">
				<PartnerOptions />
			</Island>
			<WhereToPaste />
			<div className="partners-pair">
				<GoLive />
				<Island name="registered-site">
					<RegisteredSite />
				</Island>
			</div>
		</div>
	);
}

/** Lines of the mail in which a partner asks for an id. */
const mailLines = [
	'Company:',
	'Addresses of our pages:',
	'Where enquiries reach us, by email or webhook:',
	'Our licence number, if enquiries reach us:',
];

function GoLive() {
	const query = `subject=${encodeURIComponent('A partner id')}&body=${encodeURIComponent(`${mailLines.join('\r\n\r\n')}\r\n`)}`;
	return (
		<section aria-labelledby="go-live">
			<h2 id="go-live">Go live</h2>
			<ul className="steps">
				<li>
					Send to <a href={`mailto:${brand.email}?${query}`}>{brand.email}</a> the name of your company, the addresses
					of your pages, and where enquiries reach you, by email or{' '}
					<a href="/partners/guide#enquiries-in-your-own-system">webhook</a>.
				</li>
				<li>If you are licensed, add your number in MAS’s registers: the enquiries are then yours.</li>
				<li>Put the partner id that we send you into the lines, in place of “test”.</li>
			</ul>
			<p>
				We store each enquiry with its consent, under our <a href="/privacy">Privacy Policy</a>. The{' '}
				<a href="/partners/guide">guide</a> explains all options, and the <a href="/partners/recipes">recipes</a> are
				blocks to copy.
			</p>
		</section>
	);
}
