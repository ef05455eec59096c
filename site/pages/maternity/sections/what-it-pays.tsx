/** What a plan pays and what it does not, side by side and with the same weight. */

import type { ReactNode } from 'react';
import * as figures from '../../../../shared/content/figures.ts';
import { provenance } from '../../../../shared/content/provenance.ts';
import { CheckIcon, CrossIcon } from '../../../pictures/icons.tsx';
import { Section, Source } from '../section.tsx';

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
						'Anything diagnosed, or under investigation, before cover began.',
						'Conditions that are not on the list, or milder than the list’s definition.',
					]}
				/>
			</div>
			<p>
				Pre- and post-natal care in these plans means care when something has gone wrong: the days in hospital before
				the birth, and the baby’s first years. The ordinary costs of having a child are for MediSave, your employer’s
				benefits and your own budget.
			</p>
			<Source of={provenance.premiums} />
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
