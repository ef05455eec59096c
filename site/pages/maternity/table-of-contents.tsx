/** The table of contents: beside the article on wide screens, a bar under the header on phones; both mark where the reader is. */

import { useRef } from 'react';
import { type MaternitySection, maternitySections } from '../../content/maternity-sections.ts';
import { useCurrentSection } from './use-current-section.ts';

const sectionIds = Object.keys(maternitySections) as MaternitySection[];

export function TableOfContents() {
	const current = useCurrentSection(sectionIds);
	const bar = useRef<HTMLDetailsElement>(null);
	const close = () => bar.current?.removeAttribute('open');
	return (
		<>
			<nav className="contents-aside" aria-labelledby="contents-title">
				<h2 id="contents-title">On this page</h2>
				<SectionList current={current} />
			</nav>
			<details
				className="contents-bar"
				ref={bar}
				onKeyDown={(event) => {
					if (event.key !== 'Escape') return;
					close();
					bar.current?.querySelector('summary')?.focus();
				}}
			>
				<summary>
					<span className="contents-bar-label">On this page</span>
					{current && <span className="contents-bar-current">{maternitySections[current]}</span>}
				</summary>
				<nav aria-label="On this page">
					<SectionList current={current} onFollow={close} />
				</nav>
			</details>
		</>
	);
}

function SectionList({ current, onFollow }: { current: MaternitySection | null; onFollow?: () => void }) {
	return (
		<ol>
			{sectionIds.map((id) => (
				<li key={id}>
					<a href={`#${id}`} aria-current={id === current ? 'location' : undefined} onClick={onFollow}>
						{maternitySections[id]}
					</a>
				</li>
			))}
		</ol>
	);
}
