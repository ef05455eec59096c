/** Links to the chapters of the maternity page, and to the sections of the current chapter. `follow-sections.ts` marks the section in view. */

import type { Language } from '../../shared/content/languages.ts';
import { chaptersIn } from '../content/maternity-sections.ts';

export function SectionList({ language }: { language: Language }) {
	return (
		<ol data-sections>
			{chaptersIn(language).map(({ id, title, sections }) => (
				<li key={id}>
					<a href={`#${id}`}>{title}</a>
					<ol>
						{Object.entries(sections).map(([section, name]) => (
							<li key={section}>
								<a href={`#${section}`}>{name}</a>
							</li>
						))}
					</ol>
				</li>
			))}
		</ol>
	);
}
