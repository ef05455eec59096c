/** “Which would you strike out?”: radio buttons that strike plans out by CSS alone; a script says what is left, and carries the answers to the form. */

import * as figures from '../../../../shared/content/figures/figures.ts';
import { formatDollars, formatPremium } from '../../../../shared/content/figures/money.ts';
import { isStandalone } from '../../../../shared/content/plans/leading-plan.ts';
import { type Plan, plans } from '../../../../shared/content/plans/plans.ts';
import { provenance } from '../../../../shared/content/words/en/plan-summary.ts';
import { strikeQuestions } from '../../../content/strike-out.ts';

export function StrikeOut() {
	return (
		<form className="strike-out" aria-labelledby="strike-out-title">
			<h3 id="strike-out-title">Which would you strike out?</h3>
			<div className="strike-questions">
				{strikeQuestions.map(({ name, question, answers }) => (
					<fieldset key={name}>
						<legend>{question}</legend>
						<div>
							{answers.map(({ id, label, line }) => (
								<label key={id}>
									<input type="radio" name={name} value={id} data-line={line} /> {label}
								</label>
							))}
						</div>
					</fieldset>
				))}
			</div>
			<p className="source">
				Premiums for {formatDollars(figures.sumAssured.minimum)} assured, {provenance.premiums.checked}:
			</p>
			<ul className="strike-plans">
				{plans.map((plan) => (
					<li key={plan.id}>
						<span className="strike-name">{plan.name}</span> {formatPremium(plan.premium)}
						{!isStandalone(plan) && ' plus a second policy'}
						<p className="strike-reasons">
							Struck out: <Reasons of={plan} />.
						</p>
					</li>
				))}
			</ul>
			{/* A script puts before it what is left. */}
			<p aria-atomic="true">
				<span className="strike-left">Perhaps none fits you</span>: savings and your employer’s benefits also help.
			</p>
			<p className="actions">
				<button className="button button-quiet button-small" type="reset">
					Start again
				</button>
				<button className="button button-quiet button-small strike-carry" type="button">
					Add my answers to the enquiry
				</button>
			</p>
		</form>
	);
}

/** All that may strike a plan out: those of the answers given are shown, joined by “and”. */
function Reasons({ of: plan }: { of: Plan }) {
	return strikeQuestions.flatMap(({ answers }) =>
		answers.map(({ id, reason }) => {
			const why = reason(plan);
			return (
				why && (
					<span key={id} className={`strike-reason ${id}`}>
						{why}
					</span>
				)
			);
		}),
	);
}
