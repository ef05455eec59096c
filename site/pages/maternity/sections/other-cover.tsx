/** What other insurance leaves open: the national basic scheme, and plans for expats. */

import { provenance } from '../../../../shared/content/en/provenance.ts';
import * as figures from '../../../../shared/content/figures.ts';
import { GlossaryTerm } from '../../../glossary-term/glossary-term.tsx';
import { Section, Source } from './section.tsx';

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
					<strong>No lump sum.</strong> A diagnosis alone pays nothing.
				</li>
				<li>
					<strong>No cash for the child’s illness.</strong> The baby’s own MediShield Life helps with the baby’s
					hospital bills, not with the time you take off work.
				</li>
				<li>
					<strong>Nothing for an ordinary birth.</strong> A normal delivery, the routine charges of a caesarean, and
					treatment for assisted conception are outside it.
				</li>
			</ul>
			<p>
				If you also have an Integrated Shield Plan, look there first: it pays more of the bill. These plans pay a lump
				sum instead.
			</p>
			<Source of={provenance.mediShield} />
		</Section>
	);
}

const { expatWaitingMonths, gestationalWeeks: weeks } = figures;

export function Expats() {
	return (
		<Section id="for-expats">
			<p>
				If you live in Singapore on a work or dependant’s pass, MediSave, MediShield Life and the subsidies for citizens
				do not apply to you. If your spouse is a citizen or permanent resident, ask about his or her MediSave. If not,
				the birth is paid for by your employer’s plan, by your international health plan, or by you.
			</p>
			<p>
				International health plans do cover maternity, often the delivery bill too, but after a{' '}
				<GlossaryTerm of="waiting-period">waiting period</GlossaryTerm> of {expatWaitingMonths.from} to{' '}
				{expatWaitingMonths.to} months: they have to be in place well before the pregnancy. The local plans compared
				here have no waiting period. You apply from week {weeks.from} to week {weeks.to} like everyone else, answer the
				same health questions, and need a pass that the insurer accepts.
			</p>
			<p>
				Ask two questions before you buy: does cover continue if you leave Singapore, and must the birth be in a
				hospital here?
			</p>
			<Source of={provenance.internationalPlans} />
		</Section>
	);
}
