/** What a birth costs in Singapore, and what MediSave gives towards it. */

import * as figures from '../../../../shared/content/figures.ts';
import { formatDollars } from '../../../../shared/content/money.ts';
import { provenance } from '../../../../shared/content/provenance.ts';
import { GlossaryTerm } from '../../../glossary-term/glossary-term.tsx';
import { Section, Source } from '../section.tsx';

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
