/** What maternity insurance is, what it pays, and what it covers. */

import * as figures from '../../../../shared/content/figures/figures.ts';
import { provenance } from '../../../../shared/content/words/en/plan-summary.ts';
import { coverage, coverageTone } from '../../../content/coverage.ts';
import { GlossaryTerm } from '../../../layout/glossary-term.tsx';
import { Section } from '../../../layout/section.tsx';
import { Ledger } from './ledger.tsx';

export function WhatItIs() {
	return (
		<Section id="maternity-insurance">
			<p>
				You pay a <GlossaryTerm of="single-premium">single premium</GlossaryTerm> during pregnancy. If you have a{' '}
				<GlossaryTerm of="complication">pregnancy complication</GlossaryTerm> on the plan’s list, or your baby is born
				with a <GlossaryTerm of="congenital">congenital illness</GlossaryTerm> on it, the insurer pays a{' '}
				<GlossaryTerm of="lump-sum" then=",">
					lump sum
				</GlossaryTerm>{' '}
				the{' '}
				<GlossaryTerm of="sum-assured" then=".">
					sum assured
				</GlossaryTerm>{' '}
				It also pays cash for days in hospital for a listed reason.
			</p>
			<p>The money is yours to use. It does not replace hospital insurance, which pays bills.</p>
		</Section>
	);
}

export function WhatItPays() {
	return (
		<Section id="what-it-pays">
			<Ledger
				pays={{
					title: 'It pays a lump sum or cash for',
					items: [
						'The mother’s listed complications.',
						'The child’s listed illnesses.',
						`Listed hospital stays, up to ${figures.dailyBenefitDays} days.`,
						'With some plans: newborn intensive care; the death of mother or child.',
					],
				}}
				paysNot={{
					title: 'It does not pay',
					items: [
						'The delivery bill, normal or caesarean.',
						'Ordinary check-ups, scans and tests.',
						'What was known before cover began.',
						'Conditions that are not listed, or milder.',
					],
				}}
			/>
		</Section>
	);
}

export function Coverage() {
	return (
		<Section id="coverage">
			<p>The plans we checked in {provenance.premiums.checked}. Each has definitions of its own.</p>
			<table className="rows coverage-table">
				<caption className="visually-hidden">Conditions typically covered</caption>
				<thead>
					<tr>
						<th scope="col">Condition</th>
						<th scope="col">Typically covered</th>
						<th scope="col">Notes</th>
					</tr>
				</thead>
				<tbody>
					{coverage.map(([condition, coverage, notes]) => (
						<tr key={condition}>
							<th scope="row">{condition}</th>
							<td>
								<span className={`badge badge-${coverageTone(coverage)}`}>{coverage}</span>
							</td>
							<td>{notes}</td>
						</tr>
					))}
				</tbody>
			</table>
		</Section>
	);
}
