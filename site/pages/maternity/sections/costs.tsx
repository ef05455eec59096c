/** What a birth costs in Singapore, and what a plan costs and is worth. */

import * as figures from '../../../../shared/content/figures/figures.ts';
import { formatDollars, formatPremium } from '../../../../shared/content/figures/money.ts';
import { dailyPercents } from '../../../../shared/content/plans/compare-plans.ts';
import { dailyBenefit } from '../../../../shared/content/plans/plans.ts';
import { ifThisHappensCopy } from '../../../../shared/content/words/en/if-this-happens-copy.ts';
import { provenance } from '../../../../shared/content/words/en/plan-summary.ts';
import { IfThisHappens } from '../../../islands/if-this-happens/if-this-happens.tsx';
import { Island } from '../../../islands/island.tsx';
import { GlossaryTerm } from '../../../layout/glossary-term.tsx';
import { Section } from '../../../layout/section.tsx';
import { Source } from './source.tsx';

const { deliveryBill, mediSaveDelivery } = figures;

const range = ({ from, to }: { from: number; to: number }) => `${formatDollars(from)} to ${formatDollars(to)}`;

export function BirthCosts() {
	return (
		<Section id="what-a-birth-costs">
			<CostsChart />
			<p>
				Subsidised wards cost far less. <GlossaryTerm of="medisave">MediSave</GlossaryTerm>, yours or your spouse’s,
				also helps with care before the birth and with the stay.
			</p>
			<Source of={['delivery', 'mediSave']} />
		</Section>
	);
}

const week = 7;
const careForAWeek = figures.newbornIntensiveCarePerDay * week;
const [lowBenefit, highBenefit] = [dailyPercents.at(0), dailyPercents.at(-1)].map(
	(dailyHospitalisation = 0) => dailyBenefit({ dailyHospitalisation }, figures.sumAssured.minimum).perDay * week,
) as [number, number];

/** What is paid out and what comes in, in dollars. */
const costs = [
	{ name: 'Delivery in a private hospital', amount: range(deliveryBill), ...deliveryBill, kind: 'cost' },
	{
		name: `${week} days of newborn intensive care, up to ${formatDollars(figures.newbornIntensiveCarePerDay)} a day`,
		amount: `up to ${formatDollars(careForAWeek)}`,
		from: 0,
		to: careForAWeek,
		kind: 'cost',
	},
	{ name: 'MediSave for the delivery', amount: range(mediSaveDelivery), ...mediSaveDelivery, kind: 'help' },
	{
		name: `${week} days’ benefit at ${formatDollars(figures.sumAssured.minimum)} assured`,
		amount: range({ from: lowBenefit, to: highBenefit }),
		from: lowBenefit,
		to: highBenefit,
		kind: 'help',
	},
] as const;

/** A table whose third column is drawn: a bar from the lowest to the highest amount. */
function CostsChart() {
	const percent = (amount: number) => `${(amount / deliveryBill.to) * 100}%`;
	return (
		<table className="costs-chart">
			<caption>What a birth can cost, and what helps to pay</caption>
			<thead>
				<tr>
					<th scope="col">Item</th>
					<th scope="col">Amount</th>
				</tr>
			</thead>
			<tbody>
				{costs.map(({ name, amount, from, to, kind }) => (
					<tr key={name}>
						<th scope="row">{name}</th>
						<td>
							{amount}
							<svg className={`bar bar-${kind}`} aria-hidden="true" focusable="false">
								<rect className="bar-ground" width="100%" height="100%" />
								<rect width={percent(from)} height="100%" />
								<rect className="bar-range" x={percent(from)} width={percent(to - from)} height="100%" />
							</svg>
						</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}

const { premium, sumAssured, dailyBenefitDays, policyTermYears } = figures;
const sumsAssured = new Intl.ListFormat('en-SG', { type: 'disjunction' }).format(sumAssured.options.map(formatDollars));

export function Premium() {
	return (
		<Section id="premium">
			<p>
				Premiums run from {formatPremium(premium.from)} to {formatPremium(premium.to)} ({provenance.premiums.checked}),
				paid once for {policyTermYears} years. They depend on the sum assured ({sumsAssured}), perhaps on age.
			</p>
			<p>
				A listed diagnosis pays the sum assured once; up to {dailyBenefitDays} days in hospital for a listed reason pay{' '}
				{dailyPercents.map((percent) => `${percent}% a day`).join(' or ')} of it.
			</p>
			<p>
				A <GlossaryTerm of="bundled">bundled</GlossaryTerm> plan needs a second policy, perhaps paid for many years: add
				it up.
			</p>
			<Island name="if-this-happens">
				<IfThisHappens copy={ifThisHappensCopy} />
			</Island>
			<Source of={['delivery']} />
		</Section>
	);
}
