/** The four plans as four rows, each with what tells them apart, leading to the comparison. */

import { formatPremium } from '../../../shared/content/money.ts';
import { plans } from '../../../shared/content/plans.ts';

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
		</section>
	);
}
