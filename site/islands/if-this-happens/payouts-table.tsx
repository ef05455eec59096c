/** What each plan pays for a stay, and where its price is known what it costs. */

import { formatDollars } from '../../../shared/content/figures/money.ts';
import { type Plan, plans } from '../../../shared/content/plans/plans.ts';
import type { Words } from '../../../shared/content/words/words.ts';
import { payout, type Stay } from './payout.ts';

interface PayoutsTableProps {
	stay: Stay;
	copy: Words['ifThisHappensCopy'];
	price: ((plan: Plan) => string) | undefined;
}

export function PayoutsTable({ stay, copy, price }: PayoutsTableProps) {
	return (
		<table className="payouts">
			<caption className="visually-hidden">{copy.caption}</caption>
			<thead>
				<tr>
					<th scope="col">{copy.plan}</th>
					{[copy.lumpSum, copy.daily, copy.total].map((head) => (
						<th key={head} scope="col" className="number">
							{head}
						</th>
					))}
					{price && (
						<th scope="col" className="payout-premium">
							{copy.premium}
						</th>
					)}
				</tr>
			</thead>
			<tbody>
				{plans.map((plan) => {
					const { lumpSum, daily, total } = payout(plan, stay);
					return (
						<tr key={plan.id}>
							<th scope="row">{plan.name}</th>
							<td className="number">{formatDollars(lumpSum)}</td>
							<td className="number">{formatDollars(daily)}</td>
							<td className="number">
								<strong>{formatDollars(total)}</strong>
							</td>
							{price && (
								<td className="payout-premium" data-label={copy.premiumLabel}>
									{price(plan)}
								</td>
							)}
						</tr>
					);
				})}
			</tbody>
		</table>
	);
}
