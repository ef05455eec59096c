/** Other insurance: the gaps of the national basic scheme, and what an expat's plan pays. */

import * as figures from '../../../../shared/content/figures/figures.ts';
import { GlossaryTerm } from '../../../layout/glossary-term.tsx';
import { Section } from '../../../layout/section.tsx';

export function MediShieldLife() {
	return (
		<Section id="medishield-gaps">
			<p>
				<GlossaryTerm of="medishield-life" then=",">
					MediShield Life
				</GlossaryTerm>{' '}
				the national basic hospital insurance scheme, names {figures.mediShieldComplications} complications of pregnancy
				and birth. It leaves gaps:
			</p>
			<ul className="notes">
				<li>
					It pays <strong>bills only, within limits</strong>: you pay the first part and a share of the rest.
				</li>
				<li>
					It pays <strong>no lump sum</strong> for a diagnosis.
				</li>
				<li>
					It pays <strong>no cash</strong> for the child’s illness.
				</li>
				<li>
					It pays <strong>nothing for an ordinary birth</strong> or IVF.
				</li>
			</ul>
			<p>An Integrated Shield Plan pays more of the bill, but often only after a waiting period.</p>
		</Section>
	);
}

const { expatWaitingMonths } = figures;

export function Expats() {
	return (
		<Section id="for-expats">
			<p>
				On a work or dependant’s pass you have no MediShield Life, subsidies or MediSave of your own; your spouse’s may
				help. An international plan often pays the delivery, usually after a{' '}
				<GlossaryTerm of="waiting-period">waiting period</GlossaryTerm> of {expatWaitingMonths.from} to{' '}
				{expatWaitingMonths.to} months. The plans compared here have none.
			</p>
		</Section>
	);
}
