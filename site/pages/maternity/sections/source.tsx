/**
 * Where the figures of a section come from that has other sources than the plans: a note in the margin, not on phones; and one
 * fold for all, where alone it is said which plans have no public page.
 */

import { sourceLine } from '../../../../shared/content/figures/provenance.ts';
import { provenance } from '../../../../shared/content/words/en/plan-summary.ts';
import { Disclosure } from '../../../layout/disclosure.tsx';
import { PlanSources } from '../plan-rows.tsx';

const { premiums: _, ...otherSources } = provenance;

export function Source({ of: figures }: { of: readonly (keyof typeof otherSources)[] }) {
	const pieces = sourceLine(
		figures.map((figure) => otherSources[figure]),
		(month) => `Source, checked ${month}: `,
	);
	return (
		<p className="source source-note">
			{pieces.map(([text, href]) =>
				href ? (
					<a key={text} href={href}>
						{text}
					</a>
				) : (
					text
				),
			)}
		</p>
	);
}

export function AllSources() {
	return (
		<Disclosure summary="Sources">
			<ul id="sources" className="source">
				<PlanSources language="en" />
				{Object.values(otherSources).map(({ checked, source, href }) => (
					<li key={source}>
						{href ? <a href={href}>{source}</a> : source}
						{`, checked ${checked}`}
					</li>
				))}
			</ul>
		</Disclosure>
	);
}
