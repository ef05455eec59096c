/** Who can apply, when and how, and what insurers look at more closely. */

import { whoCalls } from '../../../../shared/content/en/form-copy.ts';
import * as figures from '../../../../shared/content/figures.ts';
import { publicPages } from '../../../../shared/content/provenance.ts';
import { GlossaryTerm } from '../../../layout/glossary-term.tsx';
import { Ruler } from '../../../layout/ruler.tsx';
import { Section } from '../../../layout/section.tsx';
import { Source } from './source.tsx';

const { motherAge, gestationalWeeks } = figures;
const { from, to } = gestationalWeeks;

export function SpecialCircumstances() {
	return (
		<Section id="special-circumstances">
			<p>Insurers look at some pregnancies more closely.</p>
			<dl className="circumstances">
				<dt>IVF or IUI</dt>
				<dd>
					Some insurers accept{' '}
					<GlossaryTerm of="assisted-conception" then=",">
						assisted conception
					</GlossaryTerm>{' '}
					some ask more questions or set conditions, and some do not accept it. Say so in your enquiry.
				</dd>
				<dt>Twins or more</dt>
				<dd>
					Some insurers accept up to four babies, usually with a limit for each. Ask whether the sum assured is paid for
					each child or shared, and whether they accept twins after IVF.
				</dd>
				<dt>Gestational diabetes</dt>
				<dd>
					Some plans cover it. If you already have it, tell the insurer: it may accept you, set conditions, or decline.
				</dd>
				<dt>An earlier difficult pregnancy</dt>
				<dd>
					Expect questions and perhaps a doctor’s report; ask who pays for it. Apply early, so that there is time.
				</dd>
				<dt>
					Younger than {motherAge.from}, or older than {motherAge.to}
				</dt>
				<dd>
					Most plans do not accept you. Ask an adviser whether an insurer decides case by case; under {motherAge.from},
					a parent or guardian can enquire for you.
				</dd>
			</dl>
			<Source of={['premiums']} />
		</Section>
	);
}

export function HowToApply() {
	return (
		<Section id="how-to-apply">
			<ol className="steps">
				<li>
					<h3>Check the week</h3>
					<p>
						Before {from} weeks, note the date. At {to - 1} or {to} weeks, call instead of sending the form. After {to}{' '}
						weeks and 6 days you cannot apply for these plans.
					</p>
				</li>
				<li>
					<h3>Compare</h3>
					<p>
						Look first at bundling and at the lists of conditions, then at the daily benefit, then at the premium: the{' '}
						<a href="#factors">key factors</a> say why.
					</p>
				</li>
				<li>
					<h3>Ask for a quote</h3>
					<p>
						<a href="#quote">Send the form</a>. {whoCalls} The advisers check which plans accept you.
					</p>
				</li>
				<li>
					<h3>Answer the health questions</h3>
					<p>
						Have your due date, test results and a list of medicines at hand. Tell everything: a claim can be refused if
						something you knew was left out.
					</p>
				</li>
				<li>
					<h3>Read, then sign</h3>
					<p>
						Read the product summary: how it defines the conditions you care about, and whether a first claim ends the
						cover. You can look the adviser up in the{' '}
						<a href={publicPages.registerOfRepresentatives}>Register of Representatives</a> of the Monetary Authority of
						Singapore. You pay in cash, not from MediSave.
					</p>
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
					She has no complication, diagnosed or being checked. If you have, ask anyway: you may still be accepted.
				</li>
			</ul>
			<figure>
				<figcaption className="visually-hidden">
					The weeks in which you can apply: {from} to {to} of 40
				</figcaption>
				<Ruler />
			</figure>
			<p>
				There is no waiting period: cover starts when the policy is issued. The premium is the same in every week, so
				applying early buys more weeks of cover. A condition that a scan has already shown can no longer be covered.
			</p>
			<Source of={['premiums']} />
		</Section>
	);
}
