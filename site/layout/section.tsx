/** A section of the maternity article under its heading (not a landmark: seventeen would help nobody). */

import type { ReactNode } from 'react';
import { type MaternitySection, maternitySections } from '../content/maternity-sections.ts';

export function Section({ id, children }: { id: MaternitySection; children: ReactNode }) {
	return (
		<section id={id}>
			<h2>{maternitySections[id]}</h2>
			{children}
		</section>
	);
}
