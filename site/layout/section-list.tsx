/** The chapters of the page about maternity insurance as links, and the sections of the open one; a script marks the one in view. */

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
