/** For partners: copy, choose, see, and find where to paste. */

import { brand } from '../../../shared/content/brand.ts';
import { Island } from '../../islands/island.tsx';
import { PartnerOptions } from '../../islands/partner-options/partner-options.tsx';
import { PartnersIntro } from './partners-intro.tsx';
import { WhereToPaste } from './where-to-paste.tsx';

export function PartnersPage() {
	return (
		<div className="partners wrap">
			<PartnersIntro />
			<Island name="partner-options">
				<PartnerOptions />
			</Island>
			<GoLive />
			<WhereToPaste />
		</div>
	);
}

function GoLive() {
	return (
		<section aria-labelledby="go-live">
			<h2 id="go-live">Go live</h2>
			<p>
				Write to <a href={`mailto:${brand.email}`}>{brand.email}</a> for your own partner id, with the addresses of your
				pages. The <a href="/partners/guide">guide</a> has the steps, the <a href="/partners/recipes">recipes</a> have
				blocks to copy, and <a href="/partners/changes">changes</a> are told there.
			</p>
		</section>
	);
}
