/** What other insurance does not pay: the national basic scheme, and plans for expats. */

import * as figures from '../../../../shared/content/figures.ts';
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
				the national basic hospital insurance scheme, names {figures.mediShieldComplications} complications of pregnancy
				and delivery. For a citizen or permanent resident that is a real safety net, with four gaps:
			</p>
			<ul>
				<li>
					<strong>Bills only, within limits.</strong> You pay what is above the limits, the deductible (the first part
					of the bill) and your share of the rest.
				</li>
				<li>
					<strong>No lump sum.</strong> A diagnosis alone pays nothing.
				</li>
				<li>
					<strong>No cash for the child’s illness.</strong> The baby’s own MediShield Life helps with the baby’s bills
					alone.
				</li>
				<li>
					<strong>Nothing for an ordinary birth,</strong> the routine charges of a caesarean, or assisted conception.
				</li>
			</ul>
			<p>
				If you also have an Integrated Shield Plan, check it first: it pays more of the bill, but often only for
				pregnancies that begin after a waiting period. Maternity plans pay a lump sum instead.
			</p>
			<Source of={['mediShield']} />
		</Section>
	);
}

const { expatWaitingMonths } = figures;

export function Expats() {
	return (
		<Section id="for-expats">
			<p>
				If you are on a work pass or a dependant’s pass, you cannot use MediSave of your own, MediShield Life or the
				subsidies for citizens. If your spouse is a citizen or permanent resident, ask about his or her MediSave.
			</p>
			<p>
				<strong>An international health plan</strong> often pays the delivery bill too, but usually only after a{' '}
				<GlossaryTerm of="waiting-period">waiting period</GlossaryTerm> of {expatWaitingMonths.from} to{' '}
				{expatWaitingMonths.to} months. <strong>A local plan, as compared here,</strong> has no waiting period; you
				answer the same health questions as everyone else and need a pass that the insurer accepts.
			</p>
			<p>Ask before you buy: does cover continue if you leave Singapore, and must the birth be in a hospital here?</p>
			<Source of={['internationalPlans']} />
		</Section>
	);
}
