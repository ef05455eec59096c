/** How to choose: the key factors, the recommendation that follows from them, and the last questions. */

import { brand } from '../../../../shared/content/brand.ts';
import { languagePage } from '../../../../shared/content/en/language-page.ts';
import { planCount } from '../../../../shared/content/en/plan-summary.ts';
import { recommendationRule } from '../../../../shared/content/en/plan-words.ts';
import { formatDollars, formatPremium } from '../../../../shared/content/money.ts';
import { dailyBenefit, findPlan, plans, recommendedPlanId } from '../../../../shared/content/plans.ts';
import { factors } from '../../../content/factors.ts';
import { Section } from './section.tsx';
import { Source } from './source.tsx';

export function Factors() {
	return (
		<Section id="factors">
			<p>Seven things to look at, the most important first.</p>
			<table className="rows factors-table">
				<caption>Key factors, and the plan that does best in each</caption>
				<thead>
					<tr>
						<th scope="col">Factor</th>
						<th scope="col">Importance</th>
						<th scope="col">Best option</th>
						<th scope="col">Details</th>
					</tr>
				</thead>
				<tbody>
					{factors.map((row) => (
						<tr key={row.factor}>
							<th scope="row">{row.factor}</th>
							<td>
								<span className={`weight weight-${row.importance.toLowerCase()}`}>{row.importance}</span>
							</td>
							<td data-label="Best option">{row.bestOption}</td>
							<td>{row.details}</td>
						</tr>
					))}
				</tbody>
			</table>
			<Source of={['premiums']} />
			<Recommendation />
		</Section>
	);
}

function Recommendation() {
	const plan = findPlan(recommendedPlanId);
	if (!plan) return null;
	const perDay = formatDollars(dailyBenefit(plan, plan.minSumAssured).perDay);
	return (
		<div className="recommendation">
			<h3>Recommended: {plan.name}</h3>
			<p>
				{plan.name} lists {plan.pregnancyComplications} pregnancy complications and {plan.congenitalIllnesses}{' '}
				congenital illnesses, the most of the {planCount}. Its daily hospital benefit is the highest, too: {perDay} a
				day at a sum assured of {formatDollars(plan.minSumAssured)}. The premium is {formatPremium(plan.premium)}. It is
				a bundled plan: if you do not want a second policy, look at the plans sold on their own.
			</p>
			<h3>How “recommended” is worked out</h3>
			<p>{recommendationRule}</p>
			<h3>How we are paid</h3>
			<p>{languagePage.howWeArePaid.text}</p>
			<p>
				{brand.name} is an information provider. Which plan suits you depends on your health and your other cover; a
				licensed adviser can advise on that.
			</p>
		</div>
	);
}

const [mostCover, , , standalone] = plans;

export function Decision() {
	return (
		<Section id="decision">
			<p>Three questions people ask before they choose, for information and not as advice:</p>
			<ol>
				<li>
					<strong>Do you want the second policy?</strong> If you plan to buy whole-life or investment-linked cover
					anyway, {mostCover.name} has the longest lists and pays twice the daily benefit of the others. If not,{' '}
					{standalone.name} has the lowest premium and the most conditions of the plans sold on their own.
				</li>
				<li>
					<strong>Is there a condition you worry about?</strong> Family history, an earlier pregnancy, your age: look
					for that condition’s definition first, and let it decide.
				</li>
				<li>
					<strong>Can you pay comfortably?</strong> Choose a larger sum assured only if you can easily pay its premium
					and, for a bundled plan, the second policy’s.
				</li>
			</ol>
			<p>
				Perhaps none of the {planCount} fits you. Savings, your employer’s benefits and hospital insurance are other
				ways to prepare.
			</p>
		</Section>
	);
}
