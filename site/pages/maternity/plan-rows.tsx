/** The plans as rows, each with what tells them apart, leading to the comparison; and where each one's figures can be read. */

import { formatPremium } from '../../../shared/content/money.ts';
import { plans } from '../../../shared/content/plans.ts';
import { formatMonth } from '../../content/where-from.ts';
import { Disclosure } from './sections/section.tsx';

export function PlanRows() {
	return (
		<section className="plan-rows" aria-labelledby="plan-rows-title">
			<h2 id="plan-rows-title">The plans at a glance</h2>
			<table>
				<thead>
					<tr>
						<th scope="col">Plan</th>
						<th scope="col" className="number">
							Premium
						</th>
						<th scope="col">Second policy</th>
						<th scope="col" className="number">
							Conditions
						</th>
					</tr>
				</thead>
				<tbody>
					{plans.map((plan) => (
						<tr key={plan.id}>
							<th scope="row">{plan.name}</th>
							<td className="number" data-label="Premium">
								{formatPremium(plan.premium)}
							</td>
							<td data-label="Second policy">{plan.bundlingRequired === 'Yes' ? 'Needed' : 'None'}</td>
							<td className="number" data-label="Conditions">
								{plan.pregnancyComplications + plan.congenitalIllnesses}
							</td>
						</tr>
					))}
				</tbody>
			</table>
			<p>
				<a href="#compare">Compare all eight fields</a>
			</p>
			<Disclosure summary="Source of each plan’s figures">
				<ul className="source">
					{plans.map(({ id, name, insurer, source, checked }) => (
						<li key={id}>
							{`${name}: `}
							{source ? <a href={source}>{`page of ${insurer || 'the insurer'}`}</a> : 'no public source'}
							{`, checked ${formatMonth(checked)}`}
						</li>
					))}
				</ul>
			</Disclosure>
		</section>
	);
}
