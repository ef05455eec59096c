/** A section of the maternity article under its heading (not a landmark: seventeen would help nobody). */

import type { ReactNode } from 'react';
import { type MaternitySection, maternitySections } from '../content/maternity-sections.ts';

type SectionProps = { children: ReactNode } & (
	| { id: MaternitySection; title?: undefined }
	| { id: string; title: string }
);

export function Section({ id, title, children }: SectionProps) {
	return (
		<section id={id}>
			<h2>{title ?? maternitySections[id as MaternitySection]}</h2>
			{children}
		</section>
	);
}
