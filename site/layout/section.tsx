/** A section of a chapter under its heading. It is no landmark, because fourteen more would make landmarks useless. */

import type { ReactNode } from 'react';
import type { Language } from '../../shared/content/languages.ts';
import { sectionTitle } from '../content/maternity-sections.ts';

interface SectionProps {
	id: string;
	language?: Language;
	children: ReactNode;
}

export function Section({ id, language = 'en', children }: SectionProps) {
	return (
		<section id={id}>
			<h3>{sectionTitle(id, language)}</h3>
			{children}
		</section>
	);
}
