/** When the figures of a section were last checked, and where they come from: a note in the margin; on phones one fold for all. */

import { provenance } from '../../../../shared/content/en/provenance.ts';
import { sourceLine } from '../../../../shared/content/provenance.ts';
import { Disclosure } from '../../../layout/disclosure.tsx';

export function Source({ of: figures }: { of: readonly (keyof typeof provenance)[] }) {
	const pieces = sourceLine(
		figures.map((figure) => provenance[figure]),
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
		<div className="all-sources">
			<Disclosure summary="Sources">
				<ul className="source">
					{Object.values(provenance).map(({ checked, source, href }) => (
						<li key={source}>
							{href ? <a href={href}>{source}</a> : source}
							{`, ${checked}`}
						</li>
					))}
				</ul>
			</Disclosure>
		</div>
	);
}
