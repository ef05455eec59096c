/** Who can apply, when and how, and what insurers look at more closely. */

import * as figures from '../../../../shared/content/figures/figures.ts';
import { registerOfRepresentatives } from '../../../../shared/content/figures/provenance.ts';
import { GlossaryTerm } from '../../../layout/glossary-term.tsx';
import { Section } from '../../../layout/section.tsx';

const { motherAge, gestationalWeeks } = figures;
const { from, to } = gestationalWeeks;

export function SpecialCircumstances() {
	return (
		<Section id="special-circumstances">
			<ul className="notes">
				<li>
					<strong>IVF or IUI:</strong> some insurers set conditions for{' '}
					<GlossaryTerm of="assisted-conception" then=";">
						assisted conception
					</GlossaryTerm>{' '}
					others refuse it.
				</li>
				<li>
					<strong>Twins or more:</strong> some insurers accept them, usually with a limit for each child.
				</li>
				<li>
					<strong>Gestational diabetes:</strong> always tell the insurer.
				</li>
				<li>
					<strong>An earlier difficult pregnancy:</strong> expect questions, and time for a doctor’s report.
				</li>
			</ul>
		</Section>
	);
}

export function HowToApply() {
	return (
		<Section id="how-to-apply">
			<ol className="steps">
				<li>
					<strong>Check your week.</strong> At {to - 1} or {to} weeks little time is left: call as well.
				</li>
				<li>
					<strong>Compare.</strong> Begin with the <a href="#factors">key factors</a>.
				</li>
				<li>
					<strong>Ask for a quote.</strong> <a href="#quote">Send the form</a> below.
				</li>
				<li>
					<strong>Answer the health questions</strong> in full, or a claim can be refused.
				</li>
				<li>
					<strong>Read, sign, pay the insurer.</strong> Check the adviser in the{' '}
					<a href={registerOfRepresentatives}>Register of Representatives</a>. Never pay an adviser or us.{' '}
					<GlossaryTerm of="medisave">MediSave</GlossaryTerm> cannot pay the premium.
				</li>
			</ol>
		</Section>
	);
}

export function Eligibility() {
	return (
		<Section id="eligibility">
			<ul className="notes">
				<li>
					<strong>Your age:</strong> typically {motherAge.from} to {motherAge.to} years.
				</li>
				<li>
					<strong>Your week:</strong> from {from} weeks to {to} weeks and 6 days, in{' '}
					<GlossaryTerm of="gestational" then=".">
						gestational weeks
					</GlossaryTerm>
				</li>
				<li>
					<strong>Your status:</strong> a citizen, a permanent resident, or on a pass that the insurer accepts.
				</li>
				<li>
					<strong>Your health:</strong> no complication, diagnosed or being checked. If you have one, ask.
				</li>
				<li>
					<strong>Your cover:</strong> there is no waiting period.
				</li>
			</ul>
		</Section>
	);
}
