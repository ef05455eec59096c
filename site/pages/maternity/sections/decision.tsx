/** Help with the last step: choosing one. */

import { planCount, plans } from '../../../../shared/content/plans.ts';
import { Section } from '../section.tsx';

const [mostCover, , , standalone] = plans;

export function Decision() {
	return (
		<Section id="decision">
			<p>Three questions people ask before they choose, for information and not as advice:</p>
			<ol>
				<li>
					<strong>Do you want the second policy?</strong> If you plan to buy whole-life or investment-linked cover
					anyway, {mostCover.name} has the longest lists and pays twice the daily benefit of the others. If not,{' '}
					{standalone.name} has the lowest premium and the most conditions of the plans sold on their own.
				</li>
				<li>
					<strong>Is there a condition you worry about?</strong> Family history, an earlier pregnancy, your age: look
					for that condition’s definition first, and let it decide.
				</li>
				<li>
					<strong>Can you pay comfortably?</strong> A larger sum assured helps only if the premium, and any bundled
					policy’s, leaves your budget in peace.
				</li>
			</ol>
			<p>
				If none of the {planCount} fits, that is an answer too. Savings, your employer’s benefits and hospital insurance
				are other ways to prepare.
			</p>
		</Section>
	);
}
