/** Who can apply, when and how, and what insurers look at more closely. */

import { whoCalls } from '../../../../shared/content/en/form-copy.ts';
import * as figures from '../../../../shared/content/figures.ts';
import { publicPages } from '../../../../shared/content/provenance.ts';
import { Disclosure } from '../../../layout/disclosure.tsx';
import { GlossaryTerm } from '../../../layout/glossary-term.tsx';
import { Ruler } from '../../../layout/ruler.tsx';
import { Section } from '../../../layout/section.tsx';
import { Source } from './source.tsx';

const { motherAge, gestationalWeeks } = figures;
const { from, to } = gestationalWeeks;

export function SpecialCircumstances() {
	return (
		<Section id="special-circumstances">
			<p>Insurers look at some pregnancies more closely. Find yours:</p>
			<Disclosure summary="IVF or IUI">
				<p>
					Some insurers accept{' '}
					<GlossaryTerm of="assisted-conception" then=",">
						assisted conception
					</GlossaryTerm>{' '}
					some ask more questions or set conditions, and some do not accept it. Say so in your enquiry, so that the
					adviser can check which plans accept you.
				</p>
			</Disclosure>
			<Disclosure summary="Twins or more">
				<p>
					Some insurers accept them, usually with a limit for each child. Ask whether the sum assured is paid for each
					child or shared between them. An insurer may accept twins but not after IVF: ask about both together.
				</p>
			</Disclosure>
			<Disclosure summary="Gestational diabetes">
				<p>
					Some plans cover it as a condition. If you already have it, tell the insurer: it may accept you, accept you
					with conditions, or decline.
				</p>
			</Disclosure>
			<Disclosure summary="An earlier difficult pregnancy">
				<p>
					Expect questions about it and perhaps a doctor’s report; ask who pays for it. You may still be accepted. Apply
					early so that there is time.
				</p>
			</Disclosure>
			<Disclosure summary={`Older than ${motherAge.to}`}>
				<p>Most plans do not accept you. Ask an adviser whether any insurer decides case by case.</p>
			</Disclosure>
			<Disclosure summary={`Younger than ${motherAge.from}`}>
				<p>Most plans do not accept you. A parent or guardian can enquire for you.</p>
			</Disclosure>
			<Source of={['premiums']} />
		</Section>
	);
}

export function HowToApply() {
	return (
		<Section id="how-to-apply">
			<ol className="steps">
				<li>
					<Disclosure summary={<h3>Check the week</h3>}>
						<p>
							Applications are open from {from} weeks to {to} weeks and 6 days of pregnancy. Before that, note the date;
							after that, these plans do not accept you. At {to - 1} or {to} weeks, call rather than write.
						</p>
					</Disclosure>
				</li>
				<li>
					<Disclosure summary={<h3>Compare</h3>}>
						<p>
							Look first at bundling and at the lists of conditions, then at the daily benefit, then at the premium. The{' '}
							<a href="#factors">key factors</a> say why.
						</p>
					</Disclosure>
				</li>
				<li>
					<Disclosure summary={<h3>Ask for a quote</h3>}>
						<p>
							<a href="#quote">Send the form</a>. {whoCalls} They check which plans accept you. With the form you also
							agree to hear about insurance products.
						</p>
					</Disclosure>
				</li>
				<li>
					<Disclosure summary={<h3>Answer the health questions</h3>}>
						<p>
							Have your due date, scan and blood test results and a list of medicines at hand. Tell everything: a claim
							can be refused if something you knew was left out.
						</p>
					</Disclosure>
				</li>
				<li>
					<Disclosure summary={<h3>Read, then sign</h3>}>
						<p>
							Ask for the product summary and read the definitions of the conditions you care about. Ask, too, whether
							mother and child can both claim, and whether a first claim ends the cover. You can look the adviser up in
							the <a href={publicPages.registerOfRepresentatives}>Register of Representatives</a> of the Monetary
							Authority of Singapore. Cover starts when the policy is issued.
						</p>
					</Disclosure>
				</li>
			</ol>
			<Source of={['premiums']} />
		</Section>
	);
}

export function Eligibility() {
	return (
		<Section id="eligibility">
			<ul>
				<li>
					The mother is typically {motherAge.from} to {motherAge.to} years old.
				</li>
				<li>
					The pregnancy is from {from} weeks to {to} weeks and 6 days, in completed{' '}
					<GlossaryTerm of="gestational">gestational weeks</GlossaryTerm>.
				</li>
				<li>She lives in Singapore, as a citizen, a permanent resident, or on a pass that the insurer accepts.</li>
				<li>
					No complication has been diagnosed or is being investigated. If one is, ask all the same: you may still be
					accepted.
				</li>
			</ul>
			<figure className="weeks">
				<figcaption>
					<strong className="great-figure">
						{from} to {to}
					</strong>{' '}
					When to apply, week by week
				</figcaption>
				<Ruler />
			</figure>
			<Disclosure summary="Why early is better" rest>
				<p>
					There is no waiting period: cover starts when the policy is issued. The premium is the same at {from} weeks
					and at {to} weeks, so applying early buys more weeks of cover for the same money. What a scan has already
					shown can no longer be covered.
				</p>
			</Disclosure>
			<Source of={['premiums']} />
		</Section>
	);
}
