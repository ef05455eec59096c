/** How to choose: the key factors, the recommended plan, how we are paid, and questions for the decision. */

import { isStandalone } from '../../../../shared/content/plans/compare-plans.ts';
import { recommendedPlanId } from '../../../../shared/content/plans/compared-plans.ts';
import { findPlan } from '../../../../shared/content/plans/plans.ts';
import { planCount } from '../../../../shared/content/words/en/plan-summary.ts';
import { factors, namesPlan } from '../../../content/factors.ts';
import { GlossaryTerm } from '../../../layout/glossary-term.tsx';
import { Section } from '../../../layout/section.tsx';

export function Factors() {
	return (
		<Section id="factors">
			<p>“Best” means the best of these {planCount} plans.</p>
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
							<td data-best={namesPlan(row) || undefined}>{row.bestOption}</td>
							<td>{row.details}</td>
						</tr>
					))}
				</tbody>
			</table>
			<Recommendation />
		</Section>
	);
}

function Recommendation() {
	const plan = findPlan(recommendedPlanId ?? '');
	return (
		<div className="recommendation">
			{plan && (
				<div>
					<h4>Recommended by our rule: {plan.name}</h4>
					<p>
						Of the {planCount}, it lists the most conditions and pays the most daily cash.{' '}
						{isStandalone(plan)
							? 'The rule leaves out the premium.'
							: 'It needs a second policy; the rule ignores that, and both premiums.'}{' '}
						It is not advice.
					</p>
				</div>
			)}
			<div>
				<h4 id="how-we-are-paid">How we are paid</h4>
				<p>
					If you buy, the adviser or the insurer may pay us, more for some plans than others. It changes neither your
					premium nor our rule nor the plans’ order.
				</p>
			</div>
		</div>
	);
}

export function Decision() {
	return (
		<Section id="decision" level="h2">
			<p>
				Do you want whole-life or investment-linked cover anyway? If so, compare the{' '}
				<GlossaryTerm of="bundled">bundled</GlossaryTerm> plans; if not, those sold on their own. Does one condition
				worry you? Read how each plan defines it. Perhaps none fits you: savings and your employer’s benefits also help.
			</p>
		</Section>
	);
}
