/** A section of a chapter, with a heading. It has no name and so is no landmark, because landmarks help only if a page has few. */

import type { ReactNode } from 'react';
import type { Language } from '../../shared/content/languages.ts';
import { sectionTitle } from '../content/maternity-sections.ts';

interface SectionProps {
	id: string;
	language?: Language;
	/** Level of the section's heading: `h2` if the section follows the comparison, whose heading has level 2. */
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
