/**
 * Where the figures of a section come from that has other sources than the plans: a note in the margin, not on phones; and one
 * fold for all, where alone it is said which plans have no public page.
 */

import { sourceLine } from '../../../../shared/content/figures/provenance.ts';
import type { Language } from '../../../../shared/content/languages.ts';
import { plans } from '../../../../shared/content/plans/plans.ts';
import { provenance } from '../../../../shared/content/words/en/plan-summary.ts';
import { formatMonth } from '../../../../shared/content/words/format-date.ts';
import { words } from '../../../../shared/content/words/words.ts';
import { Disclosure } from '../../../layout/disclosure.tsx';

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

export function PlanSources({ language }: { language: Language }) {
	const { colon, languagePage } = words[language];
	const copy = languagePage.planSources;
	return plans.map(({ id, name, insurer, source, checked }) => (
		<li key={id}>
			{name + colon}
			{source ? <a href={source}>{copy.page(insurer)}</a> : copy.noSource}
			{copy.checked(formatMonth(checked, language))}
		</li>
	));
}
