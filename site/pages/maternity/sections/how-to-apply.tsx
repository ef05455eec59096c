/** The way from a question to a policy, in steps. */

import { brand } from '../../../../shared/content/brand.ts';
import * as figures from '../../../../shared/content/figures.ts';
import { provenance } from '../../../../shared/content/provenance.ts';
import { Section, Source } from '../section.tsx';

const { from, to } = figures.gestationalWeeks;

export function HowToApply() {
	return (
		<Section id="how-to-apply">
			<ol className="steps">
				<li>
					<h3>Check the week</h3>
					<p>
						Applications are open from week {from} to week {to}. Earlier, note the date; later, these plans are closed
						to you. In week {to - 1} or {to}, call rather than write.
					</p>
				</li>
				<li>
					<h3>Compare</h3>
					<p>
						Look first at bundling and at the lists of conditions, then at the daily benefit, then at the premium. The{' '}
						<a href="#factors">key factors</a> say why.
					</p>
				</li>
				<li>
					<h3>Ask for a quote</h3>
					<p>
						<a href="#quote">Send the form</a>. It goes to the licensed advisers we work with. They reply within{' '}
						{brand.replyWithinHours} hours, by email, call or SMS, and check which plans accept you. With it you agree
						to hear of insurance products, too. To end that at any time, write to{' '}
						<a href={`mailto:${brand.privacyEmail}`}>{brand.privacyEmail}</a>: we tell everyone who has your details.
					</p>
				</li>
				<li>
					<h3>Answer the health questions</h3>
					<p>
						Have your due date, scan and blood test results and a list of medicines at hand. Tell everything: a claim
						can be refused if something you knew was left out.
					</p>
				</li>
				<li>
					<h3>Read, then sign</h3>
					<p>
						Ask for the product summary and read the definitions of the conditions you care about. Ask, too, whether
						mother and child can both claim, and whether a first claim ends the cover. You can look the adviser up in
						the Register of Representatives of the Monetary Authority of Singapore. Cover starts when the policy is
						issued.
					</p>
				</li>
			</ol>
			<Source of={provenance.premiums} />
		</Section>
	);
}
