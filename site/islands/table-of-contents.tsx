/** The table of contents: beside the article on wide screens, a bar under the header on phones; both mark the section in view. */

import { useEffect, useRef, useState } from 'react';
import { brand } from '../../shared/content/brand.ts';
import { type MaternitySection, maternitySections } from '../content/maternity-sections.ts';

const sectionIds = Object.keys(maternitySections) as MaternitySection[];

export function TableOfContents() {
	const current = useCurrentSection();
	const aside = useRef<HTMLElement>(null);

	// biome-ignore lint/correctness/useExhaustiveDependencies: runs when the current section changes.
	useEffect(() => keepInView(aside.current?.querySelector('[aria-current]')), [current]);

	return (
		<>
			<nav className="contents-aside" aria-labelledby="contents-title" ref={aside}>
				<p id="contents-title">On this page</p>
				<SectionList current={current} />
				<p className="contents-call">
					Rather talk? <a href={brand.phoneHref}>{brand.phone}</a>
				</p>
			</nav>
			<div className="contents-bar">
				<details onToggle={(event) => keepInView(event.currentTarget.querySelector('[aria-current]'))} data-overlay>
					<summary>
						<span className="visually-hidden">On this page: </span>
						{current ? maternitySections[current] : 'On this page'}
					</summary>
					<nav aria-label="On this page">
						<SectionList current={current} />
					</nav>
				</details>
				<NextStep from={current} />
			</div>
		</>
	);
}

/** Before the comparison it leads there, then to the form; in the form there is none. */
function NextStep({ from }: { from: MaternitySection | null }) {
	if (from === 'quote') return null;
	const isBeforeComparison = !from || sectionIds.indexOf(from) < sectionIds.indexOf('compare');
	return (
		<a className="contents-bar-step" href={isBeforeComparison ? '#compare' : '#quote'}>
			{isBeforeComparison ? 'Compare' : 'Get Quote'}
		</a>
	);
}

/** Scrolls the list and not the page, as `scrollIntoView` would. A list with the keyboard's focus stays where the focus is. */
function keepInView(link: HTMLElement | null | undefined) {
	const list = link?.closest('nav');
	if (link && list && !list.querySelector(':focus-visible')) list.scrollTop = link.offsetTop - list.clientHeight / 2;
}

function SectionList({ current }: { current: MaternitySection | null }) {
	return (
		<ol>
			{sectionIds.map((id) => (
				<li key={id}>
					<a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
						{maternitySections[id]}
					</a>
				</li>
			))}
		</ol>
	);
}

/** Pixels from the top of the window within which a jump to a section ends, below the sticky header. */
const jumpReach = 170;

/** The last section whose top has passed the upper third of the window; null above the first one. */
function useCurrentSection(): MaternitySection | null {
	const [current, setCurrent] = useState<MaternitySection | null>(null);
	useEffect(() => {
		const top = (id: string) => document.getElementById(id)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY;
		// Measured at every scroll: an IntersectionObserver misses the sections that a jump passes over.
		const update = () => {
			const reach = Math.max(innerHeight / 3, jumpReach);
			setCurrent(sectionIds.findLast((id) => top(id) < reach) ?? null);
		};
		const frame = requestAnimationFrame(update);
		addEventListener('scroll', update, { passive: true });
		return () => {
			cancelAnimationFrame(frame);
			removeEventListener('scroll', update);
		};
	}, []);
	return current;
}
