/** The top of the page about maternity insurance, in every language, with the premiums of all plans. */

import * as figures from '../../../shared/content/figures/figures.ts';
import { formatDollars, formatPremium } from '../../../shared/content/figures/money.ts';
import type { Language } from '../../../shared/content/languages.ts';
import { isStandalone } from '../../../shared/content/plans/compare-plans.ts';
import { plans } from '../../../shared/content/plans/plans.ts';
import { words } from '../../../shared/content/words/words.ts';
import { Breadcrumb } from '../../layout/breadcrumb.tsx';
import { Hero } from '../../layout/hero.tsx';

export function MaternityHero({ language = 'en' }: { language?: Language }) {
	const { heading } = words[language].languagePage;
	return (
		<Hero language={language} breadcrumb={language === 'en' && <Breadcrumb page="maternity" />} title={heading}>
			<PriceList language={language} />
		</Hero>
	);
}

/** The premiums of all plans, each with a note whether a second policy must be bought. */
function PriceList({ language }: { language: Language }) {
	const { comparisonCopy, languagePage, planSummary } = words[language];
	const { bundled, standalone } = comparisonCopy;
	return (
		<>
			<ul className="prices">
				{plans.map((plan) => (
					<li key={plan.id}>
						<span className="price-plan">{plan.name}</span> <span className="price">{formatPremium(plan.premium)}</span>{' '}
						<span className="price-terms">{isStandalone(plan) ? standalone : <strong>{bundled}</strong>}</span>
					</li>
				))}
			</ul>
			<p className="source">
				{languagePage.premiumBasis(formatDollars(figures.sumAssured.minimum), planSummary.premiums.checked)}
			</p>
		</>
	);
}
