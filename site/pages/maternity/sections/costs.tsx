/** What a birth costs in Singapore, and what a plan costs and is worth. */

import * as figures from '../../../../shared/content/figures.ts';
import { formatDollars, formatPremium } from '../../../../shared/content/money.ts';
import { dailyPercents } from '../../../../shared/content/plans/daily-percents.ts';
import { dailyBenefit } from '../../../../shared/content/plans/plans.ts';
import { Disclosure } from '../../../layout/disclosure.tsx';
import { GlossaryTerm } from '../../../layout/glossary-term.tsx';
import { Section } from '../../../layout/section.tsx';
import { Source } from './source.tsx';

const { deliveryBill, mediSaveDelivery, mediSavePreDelivery, mediSaveStayPerDay: stay } = figures;

const range = ({ from, to }: { from: number; to: number }) => `${formatDollars(from)} to ${formatDollars(to)}`;

export function BirthCosts() {
	return (
		<Section id="what-a-birth-costs">
			<CostsChart />
			<Disclosure summary="MediSave, and what to save for" rest>
				<p>
					The delivery range is for private hospitals; subsidised wards in public hospitals cost far less. What you can
					take from <GlossaryTerm of="medisave">MediSave</GlossaryTerm> depends on the kind of delivery. Besides the
					amount for the delivery itself, it gives up to {formatDollars(mediSavePreDelivery)} for care before it, and up
					to {formatDollars(stay.firstTwoDays)} a day for the first two days of the stay and up to{' '}
					{formatDollars(stay.after)} a day after. Your spouse’s MediSave can be used, too.
				</p>
				<p>
					You can save for an ordinary birth. A difficult one costs more than most families expect: weeks of rest in
					hospital, an emergency operation, a baby in intensive care. If the cause is a condition on the plan’s list,
					maternity insurance pays part of it.
				</p>
			</Disclosure>
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
		name: `${week} days of a plan’s daily benefit, at ${formatDollars(figures.sumAssured.minimum)} assured`,
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
				Premiums run from {formatPremium(premium.from)} to {formatPremium(premium.to)}, paid once for a policy term of{' '}
				{policyTermYears} years. A condition on the list pays the sum assured once, and each day in hospital for it pays{' '}
				{dailyPercents.map((percent) => `${percent}% a day`).join(' or ')} of that sum, for up to {dailyBenefitDays}{' '}
				days.
			</p>
			<Disclosure summary="What changes the premium, and a cost easy to miss" rest>
				<p>
					The premium depends on the plan and the sum assured, which is usually {sumsAssured}, and may depend on your
					age: ask for yours. The week in which you apply does not change it. The term covers the rest of the pregnancy,
					the birth and the first years after it.
				</p>
				<p>
					The plan is not meant to pay the whole bill. Its list of conditions, and how it defines each, matter more than
					a few dollars of premium.
				</p>
				<p>
					One cost is easy to miss. A <GlossaryTerm of="bundled">bundled</GlossaryTerm> plan comes with a second policy
					whose premiums you may pay for many years. Add them up. A plan sold on its own needs no second policy.
				</p>
			</Disclosure>
			<Source of={['premiums', 'delivery']} />
		</Section>
	);
}
