/** What maternity insurance is, what it pays, and what it covers. */

import type { ReactNode } from 'react';
import * as figures from '../../../../shared/content/figures.ts';
import { dailyPercents } from '../../../../shared/content/plans/daily-percents.ts';
import { coverage, coverageTone } from '../../../content/coverage.ts';
import { Disclosure } from '../../../layout/disclosure.tsx';
import { GlossaryTerm } from '../../../layout/glossary-term.tsx';
import { Section } from '../../../layout/section.tsx';
import { CheckIcon, CrossIcon } from '../../../pictures/icons.tsx';
import { Source } from './source.tsx';

export function WhatItIs() {
	return (
		<Section id="maternity-insurance">
			<p>
				You pay a <GlossaryTerm of="single-premium">single premium</GlossaryTerm> during pregnancy. If you are then
				diagnosed with one of the <GlossaryTerm of="complication">pregnancy complications</GlossaryTerm> on the plan’s
				list, or your baby is born with one of the <GlossaryTerm of="congenital">congenital illnesses</GlossaryTerm> on
				it, the insurer pays a{' '}
				<GlossaryTerm of="lump-sum" then=",">
					lump sum
				</GlossaryTerm>{' '}
				called the{' '}
				<GlossaryTerm of="sum-assured" then=".">
					sum assured
				</GlossaryTerm>{' '}
				It also pays cash for days that either of you spends in hospital because of it.
			</p>
			<Disclosure summary="What the money is for" rest>
				<p>
					Most pregnancies go well; maternity insurance helps when something goes wrong. The money is yours to use: for
					a specialist, for unpaid leave, for somebody to look after an older child. Nobody asks what you spent it on.
					Across the market, plans list {figures.marketComplications.from} to {figures.marketComplications.to}{' '}
					complications of the mother and {figures.marketCongenitalIllnesses.from} to{' '}
					{figures.marketCongenitalIllnesses.to} illnesses of the child.
				</p>
				<p>
					It does not replace hospital insurance. Hospital insurance pays bills; this pays you a sum when a condition on
					the list is diagnosed.
				</p>
			</Disclosure>
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
						'A lump sum for the mother’s listed complication, such as eclampsia.',
						'A lump sum for the child’s listed illness, such as a heart defect.',
						`Cash for each day in hospital because of it, for up to ${figures.dailyBenefitDays} days.`,
						'With some plans, cash for days of newborn intensive care.',
					]}
				/>
				<Side
					title="It does not pay"
					icon={<CrossIcon />}
					points={[
						'The delivery bill, normal or caesarean.',
						'Check-ups, scans, tests, vitamins.',
						'What was known or suspected before.',
						'Conditions not listed, or milder.',
					]}
				/>
			</div>
			<Disclosure summary="The small print in plain words" rest>
				<p>
					The daily cash is {dailyPercents.map((percent) => `${percent}%`).join(' or ')} of the sum assured. Some plans
					pay it for premature birth and phototherapy as well, for a limited number of days. A caesarean’s bill is not
					paid, planned or not. Conditions that were diagnosed or being investigated before cover began are left out,
					and so are those milder than the plan’s definition.
				</p>
				<p>
					Pre- and post-natal care in these plans means care when something has gone wrong: the days in hospital before
					the birth, and the baby’s first years. The ordinary costs of having a child are for MediSave, your employer’s
					benefits and your own budget.
				</p>
			</Disclosure>
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
				How widely plans in Singapore cover {coverage.length} conditions. “Covered” always means: as that plan defines
				it.
			</p>
			<div className="coverage">
				{Object.entries(Object.groupBy(coverage, (row) => row.coverage)).map(([covered, rows]) => (
					<Disclosure
						key={covered}
						summary={
							<span>
								<span className={`badge badge-${coverageTone(covered)}`}>{covered}</span> {rows.length}
							</span>
						}
						rest
					>
						<CoverageTable covered={covered} rows={rows} />
					</Disclosure>
				))}
			</div>
			<Source of={['premiums']} />
		</Section>
	);
}

function CoverageTable({ covered, rows }: { covered: string; rows: readonly (typeof coverage)[number][] }) {
	return (
		<table className="rows coverage-table">
			<caption>Conditions typically covered: {covered}</caption>
			<colgroup>
				<col />
				<col />
			</colgroup>
			<thead>
				<tr>
					<th scope="col">Condition</th>
					<th scope="col">Typically covered</th>
					<th scope="col">Notes</th>
				</tr>
			</thead>
			<tbody>
				{rows.map((row) => (
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
	);
}
