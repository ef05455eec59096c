/** What each plan pays for a stay, and where its price is known what it costs. */

import type { ReactNode } from 'react';
import { formatDollars } from '../../../shared/content/figures/money.ts';
import { type Plan, plans } from '../../../shared/content/plans/plans.ts';
import { payout, type Stay } from './payout.ts';

interface PayoutsTableProps {
	stay: Stay;
	caption: ReactNode;
	heads: { plan: string; lumpSum: string; daily: string; total: string };
	/** The last column. */
	premium?: { head: string; of(plan: Plan): string } | undefined;
}

export function PayoutsTable({ stay, caption, heads, premium }: PayoutsTableProps) {
	return (
		<table className="payouts">
			{caption}
			<thead>
				<tr>
					<th scope="col">{heads.plan}</th>
					{[heads.lumpSum, heads.daily, heads.total].map((head) => (
						<th key={head} scope="col" className="number">
							{head}
						</th>
					))}
					{premium && (
						<th scope="col" className="payout-premium">
							{premium.head}
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
							{premium && (
								<td className="payout-premium" data-label={`${premium.head}: `}>
									{premium.of(plan)}
								</td>
							)}
						</tr>
					);
				})}
			</tbody>
		</table>
	);
}
