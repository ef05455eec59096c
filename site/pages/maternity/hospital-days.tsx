/** “What would I get?”: each plan's daily benefit for days in hospital, and what it leaves of the bill for intensive care. */

import { useState } from 'react';
import * as figures from '../../../shared/content/figures.ts';
import { formatDollars } from '../../../shared/content/money.ts';
import { dailyBenefit, plans } from '../../../shared/content/plans.ts';
import { hospitalDaysCopy as copy } from '../../content/hospital-days-copy.ts';
import { Section } from './sections/section.tsx';

/** Where the controls stand at first: what the HTML shows without scripts. */
const aWeek = 7;

export function HospitalDays() {
	const [days, setDays] = useState(aWeek);
	const [sumAssured, setSumAssured] = useState<number>(figures.sumAssured.minimum);
	const bill = figures.newbornIntensiveCarePerDay * days;
	return (
		<Section id="what-would-i-get">
			<p>{copy.intro}</p>
			<div className="hospital-days-controls">
				<div>
					<label htmlFor="hospital-days">
						{copy.days}: {days}
					</label>
					<input
						id="hospital-days"
						type="range"
						min={1}
						max={figures.dailyBenefitDays}
						value={days}
						aria-valuetext={copy.inDays(days)}
						onChange={({ currentTarget }) => setDays(currentTarget.valueAsNumber)}
					/>
				</div>
				<div>
					<label htmlFor="hospital-days-sum">{copy.sumAssured}</label>
					<select
						id="hospital-days-sum"
						value={sumAssured}
						onChange={({ currentTarget }) => setSumAssured(Number(currentTarget.value))}
					>
						{figures.sumAssured.options.map((amount) => (
							<option key={amount} value={amount}>
								{formatDollars(amount)}
							</option>
						))}
					</select>
				</div>
			</div>
			<table className="compact hospital-days-table">
				<caption>{copy.caption(days, sumAssured)}</caption>
				<thead>
					<tr>
						<th scope="col">{copy.plan}</th>
						<th scope="col" className="number">
							{copy.pays(days)}
						</th>
						<th scope="col" className="number">
							{copy.leaves(bill)}
						</th>
					</tr>
				</thead>
				<tbody>
					{plans.map((plan) => {
						const { perDay } = dailyBenefit(plan, sumAssured);
						return (
							<tr key={plan.id}>
								<th scope="row">
									{plan.name} <small>{copy.benefit(perDay, plan.dailyHospitalisation)}</small>
								</th>
								<td className="number">{formatDollars(perDay * days)}</td>
								<td className="number">{formatDollars(Math.max(0, bill - perDay * days))}</td>
							</tr>
						);
					})}
				</tbody>
			</table>
			<p className="source">{copy.note}</p>
		</Section>
	);
}
