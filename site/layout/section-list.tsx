/** The sections of the maternity page as links; a script marks the one in view. */

import { type MaternitySection, maternitySections } from '../content/maternity-sections.ts';

const sectionIds = Object.keys(maternitySections) as MaternitySection[];

export function SectionList() {
	return (
		<ol data-sections>
			{sectionIds.map((id) => (
				<li key={id}>
					<a href={`#${id}`}>{maternitySections[id]}</a>
				</li>
			))}
		</ol>
	);
}
