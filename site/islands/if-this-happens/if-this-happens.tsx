/** “If this happens”: what each plan pays for an event, and what it costs. */

import { type ChangeEvent, useLayoutEffect, useRef, useState } from 'react';
import * as figures from '../../../shared/content/figures.ts';
import { formatDollars } from '../../../shared/content/money.ts';
import { isPremiumKnown, plans } from '../../../shared/content/plans/plans.ts';
import { ifThisHappensCopy as copy } from '../../content/if-this-happens-copy.ts';
import { useVisit } from '../../visit/use-visit.ts';
import { rememberInVisit, type Visit } from '../../visit/visit.ts';
import { type Happening, payout } from './payout.ts';

/** Where the controls stand at first: what the HTML shows without scripts. */
const atFirst = { happening: 'complication' as Happening, days: 7, sumAssured: figures.sumAssured.minimum as number };

/** Stored by an earlier version of the page, a value may be none of today's. */
function stayIn({ happening, days, sumAssured }: Visit) {
	return {
		happening: happening && Object.hasOwn(copy.happenings, happening) ? (happening as Happening) : atFirst.happening,
		days: Number(days) || atFirst.days,
		sumAssured: figures.sumsAssured.find((sum) => `${sum}` === sumAssured) ?? atFirst.sumAssured,
	};
}

const remember =
	(choice: 'happening' | 'days' | 'sumAssured') => (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
		rememberInVisit({ [choice]: event.currentTarget.value });

export function IfThisHappens() {
	const event = useRef<HTMLSelectElement>(null);
	const slider = useRef<HTMLInputElement>(null);
	const sum = useRef<HTMLSelectElement>(null);
	const stay = stayIn(useVisit());
	const { happening, days, sumAssured } = stay;
	// Announced is what the controls here have changed: neither the first answer, nor what is chosen elsewhere on the page.
	const [announced, setAnnounced] = useState('');
	const isAnnounced = announced === [happening, days, sumAssured].join();
	// The controls may have been moved before hydration.
	useLayoutEffect(() => {
		if (event.current && event.current.value !== atFirst.happening) rememberInVisit({ happening: event.current.value });
		if (slider.current && slider.current.valueAsNumber !== atFirst.days)
			rememberInVisit({ days: slider.current.value });
		if (sum.current && Number(sum.current.value) !== atFirst.sumAssured)
			rememberInVisit({ sumAssured: sum.current.value });
	}, []);
	useLayoutEffect(() => {
		if (event.current) event.current.value = happening;
		if (slider.current) slider.current.value = `${days}`;
		if (sum.current) sum.current.value = `${sumAssured}`;
	}, [happening, days, sumAssured]);
	const payouts = plans.map((plan) => ({ plan, ...payout(plan, stay) }));
	const totals = payouts.map(({ total }) => total);
	const answer = (
		<>
			{/* As in “Am I in time?”: a block would be read as one word with what follows, a `strong` announced by itself. */}
			<span className="great-figure">{copy.amounts(Math.min(...totals), Math.max(...totals))}</span> <br />
			{copy.pays(stay.happening, stay)}
		</>
	);
	return (
		<div className="if-this-happens">
			<h3 id="if-this-happens">{copy.title}</h3>
			<fieldset
				className="tool-controls"
				aria-labelledby="if-this-happens"
				onChange={() => setAnnounced([event, slider, sum].map(({ current }) => current?.value).join())}
			>
				<div>
					<label htmlFor="happening">{copy.event}</label>
					<select id="happening" ref={event} defaultValue={atFirst.happening} onChange={remember('happening')}>
						{Object.entries(copy.happenings).map(([happening, label]) => (
							<option key={happening} value={happening}>
								{label}
							</option>
						))}
					</select>
				</div>
				<div>
					<label htmlFor="days-in-hospital">
						{copy.days}: {stay.days}
					</label>
					<input
						id="days-in-hospital"
						type="range"
						min={1}
						max={figures.dailyBenefitDays}
						defaultValue={atFirst.days}
						aria-valuetext={copy.inDays(stay.days)}
						ref={slider}
						onChange={remember('days')}
					/>
				</div>
				<div>
					<label htmlFor="sum-assured">{copy.sumAssured}</label>
					<select id="sum-assured" ref={sum} onChange={remember('sumAssured')}>
						{figures.sumAssured.options.map((amount) => (
							<option key={amount} value={amount}>
								{formatDollars(amount)}
							</option>
						))}
					</select>
				</div>
			</fieldset>
			{/* Orca hears a region that is live from the start, and once what comes into it as one element. */}
			<p>
				{!isAnnounced && answer}
				<span aria-live="polite">{isAnnounced && <span key={announced}>{answer}</span>}</span>
			</p>
			<table className="payouts">
				<caption className="visually-hidden">{copy.caption}</caption>
				<thead>
					<tr>
						<th scope="col">{copy.plan}</th>
						<th scope="col" className="number">
							{copy.lumpSum}
						</th>
						<th scope="col" className="number">
							{copy.daily}
						</th>
						<th scope="col" className="number">
							{copy.total}
						</th>
						<th scope="col">{copy.premium}</th>
					</tr>
				</thead>
				<tbody>
					{payouts.map(({ plan, lumpSum, daily, total }) => (
						<tr key={plan.id}>
							<th scope="row">{plan.name}</th>
							<td className="number">{formatDollars(lumpSum)}</td>
							<td className="number">{formatDollars(daily)}</td>
							<td className="number">
								<strong>{formatDollars(total)}</strong>
							</td>
							<td data-label={`${copy.premium}: `}>
								{isPremiumKnown(stay.sumAssured) ? copy.costs(plan.premium, plan.bundlingRequired === 'Yes') : copy.ask}
							</td>
						</tr>
					))}
				</tbody>
			</table>
			<p className="source">{copy.note}</p>
		</div>
	);
}
