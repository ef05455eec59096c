/** What maternity insurance is, for somebody who has never heard of it. */

import * as figures from '../../../../shared/content/figures.ts';
import { provenance } from '../../../../shared/content/provenance.ts';
import { GlossaryTerm } from '../../../glossary-term/glossary-term.tsx';
import { Section, Source } from '../section.tsx';

export function WhatItIs() {
	return (
		<Section id="maternity-insurance">
			<p>
				Most pregnancies go well. Maternity insurance is for the others. You pay a{' '}
				<GlossaryTerm of="single-premium">single premium</GlossaryTerm> during pregnancy. If you are then diagnosed with
				one of the <GlossaryTerm of="complication">pregnancy complications</GlossaryTerm> on the plan’s list, or your
				baby is born with one of the <GlossaryTerm of="congenital">congenital illnesses</GlossaryTerm> on it, the
				insurer pays a{' '}
				<GlossaryTerm of="lump-sum" then=",">
					lump sum
				</GlossaryTerm>{' '}
				called the{' '}
				<GlossaryTerm of="sum-assured" then=".">
					sum assured
				</GlossaryTerm>{' '}
				It also pays cash for days that either of you spends in hospital because of it.
			</p>
			<p>
				The money is yours to use: for a specialist, for unpaid leave, for somebody to look after an older child. You
				need not show what you spent it on. Across the market, plans list {figures.marketComplications.from} to{' '}
				{figures.marketComplications.to} complications of the mother and {figures.marketCongenitalIllnesses.from} to{' '}
				{figures.marketCongenitalIllnesses.to} illnesses of the child.
			</p>
			<p>
				It stands beside your hospital insurance and does not replace it. Hospital insurance pays bills; this pays you
				when a diagnosis on the list is made.
			</p>
			<Source of={provenance.premiums} />
		</Section>
	);
}
