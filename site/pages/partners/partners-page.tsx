/** For partners: choose, see, copy, and find where to paste. */

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
			<WhereToPaste />
		</div>
	);
}
