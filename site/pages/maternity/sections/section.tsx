/** A section of the maternity article under its heading (not a landmark: seventeen would help nobody), and paragraphs that fold. */

import type { ReactNode } from 'react';
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
