/** The table of contents: beside the article on wide screens, a bar under the header on phones; both mark where the reader is. */

import { useEffect, useRef } from 'react';
import { type MaternitySection, maternitySections } from '../../content/maternity-sections.ts';
import { useOverlay } from '../../layout/use-overlay.ts';
import { useCurrentSection } from './use-current-section.ts';

const sectionIds = Object.keys(maternitySections) as MaternitySection[];

export function TableOfContents() {
	const current = useCurrentSection(sectionIds);
	const aside = useRef<HTMLElement>(null);
	const [overlay, close] = useOverlay();

	// biome-ignore lint/correctness/useExhaustiveDependencies: once for every section that the reader comes to.
	useEffect(() => keepInView(aside.current?.querySelector('[aria-current]')), [current]);

	return (
		<>
			<nav className="contents-aside" aria-labelledby="contents-title" ref={aside}>
				<p id="contents-title">On this page</p>
				<SectionList current={current} />
			</nav>
			<details
				className="contents-bar"
				onToggle={(event) => keepInView(event.currentTarget.querySelector('[aria-current]'))}
				{...overlay}
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

/** Scrolls the list alone: the page belongs to the reader. */
function keepInView(link: HTMLElement | null | undefined) {
	const list = link?.closest('nav');
	if (link && list) list.scrollTop = link.offsetTop - list.clientHeight / 2;
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
