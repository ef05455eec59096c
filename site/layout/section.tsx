/** A section of a chapter under its heading. It is no landmark, because fourteen more would make landmarks useless. */

import type { ReactNode } from 'react';
import type { Language } from '../../shared/content/languages.ts';
import { sectionTitle } from '../content/maternity-sections.ts';

interface SectionProps {
	id: string;
	language?: Language;
	/** Level 2 if it follows the comparison, whose heading has that level. */
	level?: 'h2' | 'h3';
	children: ReactNode;
}

export function Section({ id, language = 'en', level: Heading = 'h3', children }: SectionProps) {
	return (
		<section id={id}>
			<Heading>{sectionTitle(id, language)}</Heading>
			{children}
		</section>
	);
}
