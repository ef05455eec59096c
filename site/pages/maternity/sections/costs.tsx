/** What a birth costs in Singapore, and what a plan costs and is worth. */

import { provenance } from '../../../../shared/content/en/provenance.ts';
import * as figures from '../../../../shared/content/figures.ts';
import { formatDollars, formatPremium } from '../../../../shared/content/money.ts';
import { GlossaryTerm } from '../../../glossary-term/glossary-term.tsx';
import { Section, Source } from './section.tsx';

const { deliveryBill, mediSaveDelivery, mediSavePreDelivery, mediSaveStayPerDay: stay } = figures;

const range = ({ from, to }: { from: number; to: number }) => `${formatDollars(from)} to ${formatDollars(to)}`;

export function BirthCosts() {
	return (
		<Section id="what-a-birth-costs">
			<dl className="figures">
				<div>
					<dt>Private delivery</dt>
					<dd>{range(deliveryBill)}</dd>
				</div>
				<div>
					<dt>MediSave for the delivery</dt>
					<dd>{range(mediSaveDelivery)}</dd>
				</div>
				<div>
					<dt>Newborn intensive care</dt>
					<dd>{`up to ${formatDollars(figures.newbornIntensiveCarePerDay)} a day`}</dd>
				</div>
			</dl>
			<p>
				The delivery range is for private hospitals; subsidised wards in public hospitals cost far less. What you can
				take from <GlossaryTerm of="medisave">MediSave</GlossaryTerm> depends on the kind of delivery. Besides the
				amount for the delivery itself, it gives up to {formatDollars(mediSavePreDelivery)} for care before it, and
				about {formatDollars(stay.firstTwoDays)} a day for the first two days of the stay and{' '}
				{formatDollars(stay.after)} a day after. Your spouse’s MediSave can be used, too.
			</p>
			<p>
				An ordinary birth can be planned for. What strains a family is the birth that does not go to plan: weeks of rest
				in hospital, an emergency operation, a baby in intensive care. Where the cause is a condition on the plan’s
				list, maternity insurance softens that part.
			</p>
			<Source of={provenance.delivery} />
			<Source of={provenance.mediSave} />
		</Section>
	);
}

const { premium, sumAssured, dailyBenefitDays, policyTermYears } = figures;
const sumsAssured = new Intl.ListFormat('en-SG', { type: 'disjunction' }).format(sumAssured.options.map(formatDollars));

export function Premium() {
	return (
		<Section id="premium">
			<p>
				Premiums run from {formatPremium(premium.from)} to {formatPremium(premium.to)}, paid once for a policy term of{' '}
				{policyTermYears} years: the rest of the pregnancy, the birth and the first years after it. The premium depends
				on the plan and the sum assured, which is usually {sumsAssured}, and may depend on your age: ask for yours. The
				week in which you apply does not change it.
			</p>
			<p>
				For it the lump sum helps with the diagnosis, and the daily benefit with the days: 1% a day or 2% a day of the
				sum assured, for up to {dailyBenefitDays} days. Neither is meant to pay the whole bill. The value of a plan lies
				in the list of conditions and in how each is defined, more than in the difference in premium.
			</p>
			<p>
				One cost is easy to miss. A <GlossaryTerm of="bundled">bundled</GlossaryTerm> plan comes with a second policy
				whose premiums you may pay for many years. Count them in; plans sold on their own have none.
			</p>
			<Source of={provenance.premiums} />
			<Source of={provenance.delivery} />
		</Section>
	);
}
