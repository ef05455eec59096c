/** The plans as rows, each with what tells them apart; and where each one's figures can be read. */

import * as figures from '../../../shared/content/figures/figures.ts';
import { formatDollars, formatPremium } from '../../../shared/content/figures/money.ts';
import type { Language } from '../../../shared/content/languages.ts';
import { isStandalone } from '../../../shared/content/plans/compare-plans.ts';
import { plans } from '../../../shared/content/plans/plans.ts';
import { formatMonth } from '../../../shared/content/words/format-date.ts';
import { words } from '../../../shared/content/words/words.ts';
import { Disclosure } from '../../layout/disclosure.tsx';

export function PlanRows({ language }: { language: Language }) {
	const { colon, comparisonCopy, languagePage } = words[language];
	const { planLabels, shortTable } = comparisonCopy;
	const copy = languagePage.planRows;
	return (
		<section className="plan-rows" aria-labelledby="plan-rows-title">
			<h2 id="plan-rows-title">{copy.title}</h2>
			<table className="compact">
				<caption className="source">
					{copy.basis(formatDollars(figures.sumAssured.minimum), words[language].planSummary.premiums.checked)}
				</caption>
				<thead>
					<tr>
						<th scope="col">{planLabels.name}</th>
						<th scope="col" className="number">
							{shortTable.premium}
						</th>
						<th scope="col">{shortTable.secondPolicy}</th>
						<th scope="col" className="number">
							{shortTable.conditions}
						</th>
					</tr>
				</thead>
				<tbody>
					{plans.map((plan) => (
						<tr key={plan.id}>
							<th scope="row">{plan.name}</th>
							<td className="number" data-label={shortTable.premium + colon}>
								{formatPremium(plan.premium)}
							</td>
							<td data-label={shortTable.secondPolicy + colon}>
								{isStandalone(plan) ? shortTable.none : shortTable.needed}
							</td>
							<td className="number" data-label={shortTable.conditions + colon}>
								{plan.pregnancyComplications + plan.congenitalIllnesses}
							</td>
						</tr>
					))}
				</tbody>
			</table>
			<p className="source">{copy.note}</p>
			{/* In English they stand among all sources of the maternity page. */}
			{language !== 'en' && (
				<Disclosure summary={copy.sources}>
					<ul className="source">
						<PlanSources language={language} />
					</ul>
				</Disclosure>
			)}
		</section>
	);
}

export function PlanSources({ language }: { language: Language }) {
	const { colon, languagePage } = words[language];
	const copy = languagePage.planRows;
	return plans.map(({ id, name, insurer, source, checked }) => (
		<li key={id}>
			{name + colon}
			{source ? <a href={source}>{copy.page(insurer)}</a> : copy.noSource}
			{copy.checked(formatMonth(checked, language))}
		</li>
	));
}
