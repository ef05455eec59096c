/** What maternity insurance is, what it pays, and what it covers. */

import type { ReactNode } from 'react';
import * as figures from '../../../../shared/content/figures.ts';
import { coverage, coverageTone } from '../../../content/coverage.ts';
import { GlossaryTerm } from '../../../glossary-term/glossary-term.tsx';
import { CheckIcon, CrossIcon } from '../../../pictures/icons.tsx';
import { Section } from './section.tsx';
import { Source } from './source.tsx';

export function WhatItIs() {
	return (
		<Section id="maternity-insurance">
			<p>
				Most pregnancies go well. Maternity insurance helps when something goes wrong. You pay a{' '}
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
				The money is yours to use: for a specialist, for unpaid leave, for somebody to look after an older child. Nobody
				asks what you spent it on. Across the market, plans list {figures.marketComplications.from} to{' '}
				{figures.marketComplications.to} complications of the mother and {figures.marketCongenitalIllnesses.from} to{' '}
				{figures.marketCongenitalIllnesses.to} illnesses of the child.
			</p>
			<p>
				It does not replace hospital insurance. Hospital insurance pays bills; this pays you a sum when a condition on
				the list is diagnosed.
			</p>
			<Source of={['premiums']} />
		</Section>
	);
}

export function WhatItPays() {
	return (
		<Section id="what-it-pays">
			<div className="ledger">
				<Side
					title="It pays"
					icon={<CheckIcon />}
					points={[
						'A lump sum if the mother is diagnosed with a listed complication, such as eclampsia.',
						'A lump sum if the child is born with a listed illness, such as a heart defect.',
						`Cash for each day in hospital because of a listed condition: 1% or 2% of the sum assured, for up to ${figures.dailyBenefitDays} days.`,
						'With some plans, daily cash for premature birth, newborn intensive care or phototherapy, for a limited number of days.',
					]}
				/>
				<Side
					title="It does not pay"
					icon={<CrossIcon />}
					points={[
						'The bill for the delivery, normal or caesarean, planned or not.',
						'Check-ups, scans, tests and vitamins during pregnancy.',
						'Anything diagnosed or being investigated before cover began.',
						'Conditions that are not on the list, or are milder than the plan’s definition.',
					]}
				/>
			</div>
			<p>
				Pre- and post-natal care in these plans means care when something has gone wrong: the days in hospital before
				the birth, and the baby’s first years. The ordinary costs of having a child are for MediSave, your employer’s
				benefits and your own budget.
			</p>
			<Source of={['premiums']} />
		</Section>
	);
}

function Side({ title, icon, points }: { title: string; icon: ReactNode; points: readonly string[] }) {
	return (
		<div>
			<h3>{title}</h3>
			<ul>
				{points.map((point) => (
					<li key={point}>
						{icon}
						{point}
					</li>
				))}
			</ul>
		</div>
	);
}

export function Coverage() {
	return (
		<Section id="coverage">
			<p>
				Plans have different lists. The table shows how widely plans in Singapore cover each condition. “Covered” always
				means: as that plan defines it.
			</p>
			<table className="rows coverage-table">
				<caption>Conditions and how plans typically cover them</caption>
				<thead>
					<tr>
						<th scope="col">Condition</th>
						<th scope="col">Typically covered</th>
						<th scope="col">Notes</th>
					</tr>
				</thead>
				<tbody>
					{coverage.map((row) => (
						<tr key={row.condition}>
							<th scope="row">{row.condition}</th>
							<td>
								<span className={`badge badge-${coverageTone(row.coverage)}`}>{row.coverage}</span>
							</td>
							<td>{row.notes}</td>
						</tr>
					))}
				</tbody>
			</table>
			<Source of={['premiums']} />
		</Section>
	);
}
