/** A section of the maternity article under its heading (not a landmark: fifteen would help nobody), and the source line of figures. */

import type { ReactNode } from 'react';
import type { Provenance } from '../../../../shared/content/en/provenance.ts';
import { type MaternitySection, maternitySections } from '../../../content/maternity-sections.ts';

export function Section({ id, children }: { id: MaternitySection; children: ReactNode }) {
	return (
		<section id={id}>
			<h2>{maternitySections[id]}</h2>
			{children}
		</section>
	);
}

/** A paragraph under its own heading, closed at first. Browsers open it for a search within the page. */
export function Folded({ title, children }: { title: string; children: ReactNode }) {
	return (
		<details className="folded">
			<summary>{title}</summary>
			<p>{children}</p>
		</details>
	);
}

/** When figures were last checked, and where they come from. */
export function Source({ of: { checked, source, href } }: { of: Provenance }) {
	return (
		<p className="source">
			Checked in {checked}. Source:{' '}
			{href ? (
				<a href={href} target="_blank" rel="noopener">
					{source}
				</a>
			) : (
				source
			)}
			.
		</p>
	);
}
