/** How to choose: the key factors, the recommendation that follows from them, and the last questions. */

import { brand } from '../../../../shared/content/brand.ts';
import { languagePage } from '../../../../shared/content/en/language-page.ts';
import { planCount, specialBenefits } from '../../../../shared/content/en/plan-summary.ts';
import { recommendationRule } from '../../../../shared/content/en/plan-words.ts';
import { formatDollars, formatPremium } from '../../../../shared/content/money.ts';
import { isStandalone } from '../../../../shared/content/plans/leading-plan.ts';
import { dailyBenefit, findPlan, type Plan, plans } from '../../../../shared/content/plans/plans.ts';
import { recommendedPlanId } from '../../../../shared/content/plans/recommended-plan.ts';
import { factors } from '../../../content/factors.ts';
import { Disclosure } from '../../../layout/disclosure.tsx';
import { Section } from '../../../layout/section.tsx';
import { Source } from './source.tsx';

/** The factors that decide most often; the others fold. */
const decisive = 3;

export function Factors() {
	return (
		<Section id="factors">
			<FactorsTable caption="Seven key factors, most important first" rows={factors.slice(0, decisive)} />
			<Disclosure summary={`The other ${factors.length - decisive} factors`} rest>
				<FactorsTable caption="The other factors" rows={factors.slice(decisive)} />
			</Disclosure>
			<Source of={['premiums']} />
			<Recommendation />
		</Section>
	);
}

function FactorsTable({ caption, rows }: { caption: string; rows: readonly (typeof factors)[number][] }) {
	return (
		<table className="rows factors-table">
			<caption>{caption}</caption>
			<colgroup>
				<col />
				<col />
				<col />
			</colgroup>
			<thead>
				<tr>
					<th scope="col">Factor</th>
					<th scope="col">Importance</th>
					<th scope="col">Best option</th>
					<th scope="col">Details</th>
				</tr>
			</thead>
			<tbody>
				{rows.map((row) => (
					<tr key={row.factor}>
						<th scope="row">{row.factor}</th>
						<td>
							<span className={`weight weight-${row.importance.toLowerCase()}`}>{row.importance}</span>
						</td>
						<td data-label="Best option: ">{row.bestOption}</td>
						<td>{row.details}</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}

function Recommendation() {
	const plan = findPlan(recommendedPlanId ?? '');
	return (
		<div className="recommendation">
			{plan && (
				<>
					<h3>Recommended: {plan.name}</h3>
					<p>
						{plan.name} lists the most conditions of the {planCount} and pays the most for a day in hospital.
						{!isStandalone(plan) && ' It is bundled: for no second policy, look at the plans sold on their own.'}
					</p>
				</>
			)}
			<Disclosure summary="How we chose it, and how we are paid">
				{plan && <RecommendedFigures plan={plan} />}
				<h4>How “recommended” is worked out</h4>
				<p>{recommendationRule}</p>
				<h4>How we are paid</h4>
				<p>{languagePage.howWeArePaid.text}</p>
				<p>
					{brand.name} is an information provider. Which plan suits you depends on your health and your other cover; a
					licensed adviser can advise on that.
				</p>
			</Disclosure>
		</div>
	);
}

function RecommendedFigures({ plan }: { plan: Plan }) {
	const perDay = formatDollars(dailyBenefit(plan, plan.minSumAssured).perDay);
	return (
		<p>
			It lists {plan.pregnancyComplications} pregnancy complications and {plan.congenitalIllnesses} congenital
			illnesses, and pays {perDay} a day at a sum assured of {formatDollars(plan.minSumAssured)}. The premium is{' '}
			{formatPremium(plan.premium)}.
		</p>
	);
}

export function Decision() {
	return (
		<Section id="decision">
			<p>Three questions people ask before they choose, for information and not as advice:</p>
			<Disclosure summary="Do you want the second policy?">
				<p>
					If you plan to buy whole-life or investment-linked cover anyway, compare what the bundled plans pay for. If
					not, compare the plans sold on their own. What sets each apart:
				</p>
				<ul>
					{plans.map(({ id, name }) => (
						<li key={id}>
							{name}: {specialBenefits[id]}
						</li>
					))}
				</ul>
			</Disclosure>
			<Disclosure summary="Is there a condition you worry about?">
				<p>
					Family history, an earlier pregnancy, your age: look for that condition’s definition first, and let it decide.
				</p>
			</Disclosure>
			<Disclosure summary="Can you pay comfortably?">
				<p>
					Choose a larger sum assured only if you can easily pay its premium and, for a bundled plan, the second
					policy’s. Perhaps none of the {planCount} fits you: savings, your employer’s benefits and hospital insurance
					are other ways to prepare.
				</p>
			</Disclosure>
		</Section>
	);
}
