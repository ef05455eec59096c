/** The gaps in the national basic hospital insurance scheme. */

import * as figures from '../../../../shared/content/figures.ts';
import { provenance } from '../../../../shared/content/provenance.ts';
import { GlossaryTerm } from '../../../glossary-term/glossary-term.tsx';
import { Section, Source } from '../section.tsx';

export function MediShieldLife() {
	return (
		<Section id="medishield-gaps">
			<p>
				<GlossaryTerm of="medishield-life" then=",">
					MediShield Life
				</GlossaryTerm>{' '}
				the national basic hospital insurance scheme, pays towards hospital bills for serious complications of pregnancy
				and delivery. It names {figures.mediShieldComplications} of them. For a citizen or permanent resident that is a
				real safety net. It leaves these gaps:
			</p>
			<ul>
				<li>
					<strong>Bills only, within limits.</strong> Claims are capped for each day and each procedure; the rest is
					yours, together with the deductible (the first part of a bill, which is always yours) and your share of what
					is left.
				</li>
				<li>
					<strong>No lump sum.</strong> A diagnosis by itself pays nothing, however much it changes.
				</li>
				<li>
					<strong>No cash for the child’s illness.</strong> The baby’s own MediShield Life helps with the baby’s
					hospital bills, not with the time you take off work.
				</li>
				<li>
					<strong>No ordinary birth.</strong> A normal delivery, the routine charges of a caesarean, and treatment for
					assisted conception are outside it.
				</li>
			</ul>
			<p>
				If you have an Integrated Shield Plan on top of it, look there first: it pays bills, where these plans pay a
				lump sum.
			</p>
			<Source of={provenance.mediShield} />
		</Section>
	);
}
