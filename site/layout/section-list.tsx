/** The sections of the page about maternity insurance as links; a script marks the one in view. */

import type { Language } from '../../shared/content/languages.ts';
import { sectionsIn } from '../content/maternity-sections.ts';

export function SectionList({ language }: { language: Language }) {
	return (
		<ol data-sections>
			{Object.entries(sectionsIn(language)).map(([id, title]) => (
				<li key={id}>
					<a href={`#${id}`}>{title}</a>
				</li>
			))}
		</ol>
	);
}
