/** What other insurance leaves open: the national basic scheme, and plans for expats. */

import * as figures from '../../../../shared/content/figures.ts';
import { Disclosure } from '../../../layout/disclosure.tsx';
import { GlossaryTerm } from '../../../layout/glossary-term.tsx';
import { Section } from '../../../layout/section.tsx';
import { Source } from './source.tsx';

export function MediShieldLife() {
	return (
		<Section id="medishield-gaps">
			<p>
				<GlossaryTerm of="medishield-life" then=",">
					MediShield Life
				</GlossaryTerm>{' '}
				the national basic hospital insurance scheme, pays hospital bills for serious complications, within limits: no
				lump sum, and no cash for the child’s illness.
			</p>
			<Disclosure summary="The gaps, one by one" rest>
				<p>
					It names {figures.mediShieldComplications} complications of pregnancy and delivery. For a citizen or permanent
					resident that is a real safety net. It leaves these gaps:
				</p>
				<ul>
					<li>
						<strong>Bills only, within limits.</strong> Claims are capped for each day and each procedure. You pay what
						is above that, the deductible (the first part of the bill) and your share of the rest.
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
			</Disclosure>
			<Source of={['mediShield']} />
		</Section>
	);
}

const { expatWaitingMonths, gestationalWeeks: weeks } = figures;

export function Expats() {
	return (
		<Section id="for-expats">
			<p>
				On a work or dependant’s pass, MediSave, MediShield Life and the subsidies for citizens do not apply to you.
			</p>
			<Disclosure summary="Who pays then, and two kinds of plan" rest>
				<p>
					If your spouse is a citizen or permanent resident, ask about his or her MediSave. If not, the birth is paid
					for by your employer’s plan, by your international health plan, or by you.
				</p>
				<p>
					<strong>An international health plan</strong> often pays the delivery bill too, but only after a{' '}
					<GlossaryTerm of="waiting-period">waiting period</GlossaryTerm> of {expatWaitingMonths.from} to{' '}
					{expatWaitingMonths.to} months: buy it well before the pregnancy.
				</p>
				<p>
					<strong>A local plan, as compared here,</strong> has no waiting period. You apply from {weeks.from} weeks to{' '}
					{weeks.to} weeks and 6 days of pregnancy like everyone else, answer the same health questions, and need a pass
					that the insurer accepts. Ask two questions before you buy: does cover continue if you leave Singapore, and
					must the birth be in a hospital here?
				</p>
			</Disclosure>
			<Source of={['internationalPlans']} />
		</Section>
	);
}
