/** Frequently asked questions: collapsible, searchable by find-in-page, and linked to by `#id`. */

import { useEffect, useRef, useState } from 'react';
import { faq, faqSources, faqTitle } from '../../shared/content/en/faq.ts';
import './faq.css';

/** Find-in-page searches content that is hidden this way. React's types know only `true` and `false`. */
const untilFound = 'until-found' as unknown as true;

export function Faq() {
	const list = useRef<HTMLDivElement>(null);
	const [openIds, setOpenIds] = useState<readonly string[]>([]);
	const toggle = (id: string) =>
		setOpenIds((ids) => (ids.includes(id) ? ids.filter((open) => open !== id) : [...ids, id]));

	useEffect(() => {
		const root = list.current as HTMLDivElement;
		const open = (id: string) => setOpenIds((ids) => (ids.includes(id) ? ids : [...ids, id]));
		const openFound = (event: Event) => open((event.target as Element).id.replace(/-answer$/, ''));
		const openLinked = () => {
			const heading = hashTarget(root);
			if (!heading) return;
			open(heading.id);
			heading.scrollIntoView();
		};
		openLinked();
		root.addEventListener('beforematch', openFound);
		addEventListener('hashchange', openLinked);
		return () => {
			root.removeEventListener('beforematch', openFound);
			removeEventListener('hashchange', openLinked);
		};
	}, []);

	return (
		<section className="faq" aria-labelledby="faq-title">
			<h2 id="faq-title" part="title">
				{faqTitle}
			</h2>
			<div ref={list}>
				{faq.map(({ id, question, answer }) => (
					<div key={id} className="faq-entry">
						<h3 id={id}>
							<button
								type="button"
								aria-expanded={openIds.includes(id)}
								aria-controls={`${id}-answer`}
								onClick={() => toggle(id)}
							>
								{question}
							</button>
						</h3>
						<div id={`${id}-answer`} className="faq-answer" hidden={!openIds.includes(id) && untilFound}>
							<p>{answer}</p>
						</div>
					</div>
				))}
			</div>
			<p className="hint">
				{faqSources.map(([text, href]) =>
					href ? (
						<a key={text} href={href} target="_blank" rel="noopener">
							{text}
						</a>
					) : (
						text
					),
				)}
			</p>
		</section>
	);
}

/** The question with the id in `location.hash`, unless an element in the page has that id. */
function hashTarget(root: HTMLElement): HTMLElement | null {
	const id = location.hash.slice(1);
	const heading = /^[a-z][\w-]*$/.test(id) ? root.querySelector<HTMLElement>(`h3#${id}`) : null;
	return (document.getElementById(id) ?? heading) === heading ? heading : null;
}
