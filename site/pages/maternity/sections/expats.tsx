/** What is different for expats. */

import * as figures from '../../../../shared/content/figures.ts';
import { provenance } from '../../../../shared/content/provenance.ts';
import { GlossaryTerm } from '../../../glossary-term/glossary-term.tsx';
import { Section, Source } from '../section.tsx';

const { expatWaitingMonths, gestationalWeeks: weeks } = figures;

export function Expats() {
	return (
		<Section id="for-expats">
			<p>
				If you live in Singapore on a work or dependant’s pass, MediSave, MediShield Life and the subsidies for citizens
				do not apply to you. If your spouse is a citizen or permanent resident, ask about his or her MediSave. Otherwise
				a birth is paid for by your employer’s plan, by your international health plan, or by you.
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
