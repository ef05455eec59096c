/** “What would I get?”: each plan's daily benefit for days in hospital, and what it leaves of the bill for intensive care. */

import { useLayoutEffect, useRef, useState } from 'react';
import * as figures from '../../shared/content/figures.ts';
import { formatDollars } from '../../shared/content/money.ts';
import { dailyBenefit, plans } from '../../shared/content/plans/plans.ts';
import { hospitalDaysCopy as copy } from '../content/hospital-days-copy.ts';
import { Disclosure } from '../layout/disclosure.tsx';
import { Section } from '../layout/section.tsx';

/** Where the controls stand at first: what the HTML shows without scripts. */
const aWeek = 7;

export function HospitalDays() {
	const slider = useRef<HTMLInputElement>(null);
	const select = useRef<HTMLSelectElement>(null);
	const [{ days, sumAssured }, setChosen] = useState({
		days: aWeek,
		sumAssured: figures.sumAssured.options[0] as number,
	});
	const read = () => {
		if (slider.current && select.current)
			setChosen({ days: slider.current.valueAsNumber, sumAssured: Number(select.current.value) });
	};
	// The controls may have been moved before hydration; a reload restores them, too.
	useLayoutEffect(read, []);
	const bill = figures.newbornIntensiveCarePerDay * days;
	return (
		<Section id="what-would-i-get">
			<p>
				<strong className="great-figure">{copy.figure}</strong> {copy.intro}
			</p>
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
						defaultValue={aWeek}
						aria-valuetext={copy.inDays(days)}
						ref={slider}
						onChange={read}
					/>
				</div>
				<div>
					<label htmlFor="hospital-days-sum">{copy.sumAssured}</label>
					<select id="hospital-days-sum" ref={select} onChange={read}>
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
								<td className="number" data-label={`${copy.pays(days)}: `}>
									{formatDollars(perDay * days)}
								</td>
								<td className="number" data-label={`${copy.leaves(bill)}: `}>
									{formatDollars(Math.max(0, bill - perDay * days))}
								</td>
							</tr>
						);
					})}
				</tbody>
			</table>
			<Disclosure summary={copy.noteTitle} rest>
				<p className="source">{copy.note}</p>
			</Disclosure>
		</Section>
	);
}
