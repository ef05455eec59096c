/** When the figures of a section were last checked, and where they come from: one line, with a link where the source is public. */

import { provenance } from '../../../../shared/content/en/provenance.ts';
import { sourceLine } from '../../../../shared/content/provenance.ts';
import { sourceNames } from '../../../content/source-names.ts';

export function Source({ of: figures }: { of: readonly (keyof typeof provenance)[] }) {
	const named = figures.map((figure) => ({ ...provenance[figure], source: sourceNames[figure] }));
	const pieces = sourceLine(named, (month) => `Source, ${month}: `);
	return (
		<p className="source">
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
