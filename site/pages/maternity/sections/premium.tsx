/** Premiums, daily cash, and “Is it worth it?”. */

import * as figures from '../../../../shared/content/figures/figures.ts';
import { formatAmount, formatDollars } from '../../../../shared/content/figures/money.ts';
import { dailyPercents } from '../../../../shared/content/plans/compare-plans.ts';
import { worthItCopy } from '../../../../shared/content/words/en/worth-it-copy.ts';
import { Island } from '../../../islands/island.tsx';
import { WorthIt } from '../../../islands/worth-it/worth-it.tsx';
import { GlossaryTerm } from '../../../layout/glossary-term.tsx';
import { Section } from '../../../layout/section.tsx';

const { premium, sumAssured, dailyBenefitDays, policyTermYears } = figures;
const sumsAssured = new Intl.ListFormat('en-SG', { type: 'disjunction' }).format(sumAssured.options.map(formatDollars));

export function Premium() {
	return (
		<Section id="premium">
			<p>
				Across the market, premiums run from {formatAmount(premium.from)} to {formatAmount(premium.to)}, paid once for{' '}
				{policyTermYears} years. They depend on the{' '}
				<GlossaryTerm of="sum-assured" then=",">
					sum assured
				</GlossaryTerm>{' '}
				{sumsAssured}, and sometimes on age. For up to {dailyBenefitDays} days, a day in hospital pays{' '}
				{dailyPercents.map((percent) => `${percent}%`).join(' or ')} of the sum assured.
			</p>
			<Island name="worth-it">
				<WorthIt copy={worthItCopy} />
			</Island>
		</Section>
	);
}
