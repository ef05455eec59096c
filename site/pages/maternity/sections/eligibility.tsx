/** Who can apply, and a picture of the weeks in which they can. */

import * as figures from '../../../../shared/content/figures.ts';
import { provenance } from '../../../../shared/content/provenance.ts';
import { GlossaryTerm } from '../../../glossary-term/glossary-term.tsx';
import { Section, Source } from '../section.tsx';
import { WeeksPicture } from '../weeks-picture.tsx';

const { gestationalWeeks: weeks, motherAge } = figures;

export function Eligibility() {
	return (
		<Section id="eligibility">
			<ul>
				<li>
					The mother is typically {motherAge.from} to {motherAge.to} years old.
				</li>
				<li>
					The pregnancy is in <GlossaryTerm of="gestational">gestational week</GlossaryTerm> {weeks.from} to {weeks.to}.
				</li>
				<li>She lives in Singapore, as a citizen, a permanent resident, or on a pass that the insurer accepts.</li>
				<li>
					No complication has been diagnosed or is being investigated. If one is, ask all the same: you may still be
					accepted.
				</li>
			</ul>
			<WeeksPicture />
			<p>
				There is no waiting period: cover starts when the policy is issued. As the premium is the same in week{' '}
				{weeks.from} and in week {weeks.to}, applying early buys more weeks of cover in pregnancy for the same money.
				What a scan has already shown can no longer be covered.
			</p>
			<Source of={provenance.premiums} />
		</Section>
	);
}
