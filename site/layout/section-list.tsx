/** Links to a maternity page's chapters and sections. `follow-sections.ts` marks the current one, `contents.css` hides some. */

import type { Language } from '../../shared/content/languages.ts';
import { chaptersIn } from '../content/maternity-sections.ts';

export function SectionList({ language }: { language: Language }) {
	return (
		<ol data-sections>
			{chaptersIn(language).map(({ id, title, sections }) => (
				<li key={id}>
					<a href={`#${id}`}>{title}</a>
					{Object.keys(sections).length > 0 && (
						<ol>
							{Object.entries(sections).map(([section, name]) => (
								<li key={section}>
									<a href={`#${section}`}>{name}</a>
								</li>
							))}
						</ol>
					)}
				</li>
			))}
		</ol>
	);
}
