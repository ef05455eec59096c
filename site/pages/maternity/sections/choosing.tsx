/** How to choose: the key factors, the recommendation that follows from them, and the last questions. */

import { brand } from '../../../../shared/content/brand.ts';
import { languagePage } from '../../../../shared/content/en/language-page.ts';
import { planCount } from '../../../../shared/content/en/plan-summary.ts';
import { recommendationRule } from '../../../../shared/content/en/plan-words.ts';
import { provenance } from '../../../../shared/content/en/provenance.ts';
import { formatDollars, formatPremium } from '../../../../shared/content/money.ts';
import { isStandalone } from '../../../../shared/content/plans/leading-plan.ts';
import { dailyBenefit, findPlan, type Plan } from '../../../../shared/content/plans/plans.ts';
import { recommendedPlanId } from '../../../../shared/content/plans/recommended-plan.ts';
import { factors } from '../../../content/factors.ts';
import { Section } from '../../../layout/section.tsx';
import { AllSources, Source } from './source.tsx';
import { StrikeOut } from './strike-out.tsx';

export function Factors() {
	return (
		<Section id="factors">
			<table className="rows factors-table">
				<caption className="visually-hidden">Seven key factors, most important first</caption>
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
							<td>{row.bestOption}</td>
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
	const plan = findPlan(recommendedPlanId ?? '');
	return (
		<div className="recommendation">
			{plan && (
				<>
					<h3>Recommended by our rule: {plan.name}</h3>
					<p>{recommendationRule}</p>
					<RecommendedFigures plan={plan} />
				</>
			)}
			<h3>How we are paid</h3>
			<p>{languagePage.howWeArePaid.text} Which plan suits you, a licensed adviser can advise.</p>
		</div>
	);
}

function RecommendedFigures({ plan }: { plan: Plan }) {
	const sumAssured = formatDollars(plan.minSumAssured);
	const bundled = isStandalone(plan)
		? ''
		: ' It is bundled, and the rule leaves that out, the factor marked Critical above. If you do not want a second policy, look at the plans sold on their own.';
	return (
		<p>
			{plan.name} lists {plan.pregnancyComplications} pregnancy complications and {plan.congenitalIllnesses} congenital
			illnesses, and pays {formatDollars(dailyBenefit(plan, plan.minSumAssured).perDay)} a day at {sumAssured} assured.
			Its premium was {formatPremium(plan.premium)} in {provenance.premiums.checked}.{bundled}
		</p>
	);
}

export function Decision() {
	return (
		<Section id="decision">
			<p>
				If you plan to buy whole-life or investment-linked cover anyway, compare what the bundled plans pay for; if not,
				compare the plans sold on their own. If your family history, an earlier pregnancy or your age makes you think of
				one condition, read how each plan defines it before you choose. Take a larger sum assured only if you can easily
				pay its premium and, for a bundled plan, the second policy’s.
			</p>
			<StrikeOut />
			<p>
				Perhaps none of the {planCount} fits you: savings, your employer’s benefits and hospital insurance are other
				ways to prepare. {brand.name} gives information, not advice.
			</p>
			<AllSources />
		</Section>
	);
}
