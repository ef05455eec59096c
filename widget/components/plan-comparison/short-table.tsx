/** The comparison in narrow containers, in short: what fits a phone. The cards have the rest. */

import * as comparisonCopy from '#words/comparison-copy.ts';
import { space } from '#words/language.ts';
import { formatPremium, withCommas } from '../../../shared/content/figures/money.ts';
import { conditions, isStandalone } from '../../../shared/content/plans/compare-plans.ts';
import { dailyBenefit, isPremiumKnown, plans } from '../../../shared/content/plans/plans.ts';
import { keyedText } from '../text/keyed-text.tsx';
import { bestValue, type ComparisonView } from './plan-field.tsx';

const words = comparisonCopy.shortTable;
const columns = [comparisonCopy.planLabels.name, words.premium, words.secondPolicy, words.conditions, words.perDay];

export function ShortTable({ sumAssured, highlight }: ComparisonView) {
	const isKnown = isPremiumKnown(sumAssured);
	/** The best value stands in bold: a phone has no room for the words, which are heard. */
	const figure = (best: string | false | undefined, value: string) => (
		<>
			<span className={best ? 'best' : undefined}>{keyedText(value)}</span>{' '}
			{best && <span className="visually-hidden">{best}</span>}
		</>
	);
	return (
		<>
			<table className="short-table">
				<caption>{comparisonCopy.caption}</caption>
				<thead>
					<tr>
						{columns.map((column) => (
							<th key={column} scope="col">
								{column}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{plans.map((plan) => (
						<tr key={plan.id}>
							<th scope="row">{plan.name}</th>
							<td>
								{figure(
									highlight && isKnown && bestValue(plan, 'premium'),
									isKnown ? formatPremium(plan.premium) : words.ask,
								)}
							</td>
							<td>{isStandalone(plan) ? words.none : words.needed}</td>
							<td>{figure(highlight && bestValue(plan, 'conditions'), `${conditions(plan)}`)}</td>
							<td>
								{figure(
									highlight && bestValue(plan, 'dailyHospitalisation'),
									withCommas(`${dailyBenefit(plan, sumAssured).perDay}`),
								)}
							</td>
						</tr>
					))}
				</tbody>
			</table>
			<p className="hint">
				{keyedText(isKnown ? words.note : comparisonCopy.askForPremium)}
				{space + words.secondPolicyNote + space}
				{keyedText(highlight && comparisonCopy.highlighted)}
			</p>
		</>
	);
}
