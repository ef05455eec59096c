/** Frequently asked questions. The answers are collapsible, and open when find-in-page or a link to `#id` leads to them. */

import { useEffect, useReducer, useRef } from 'react';
import { faq, faqSources, faqTitle } from '#words/faq.ts';

/** Value of `hidden` for content that find-in-page can search. The cast is for React's types, which know only booleans. */
const untilFound = 'until-found' as unknown as true;

/** True for each open answer, by the question's id. */
type Open = Readonly<Record<string, boolean>>;

const merge = (open: Open, changed: Open): Open => ({ ...open, ...changed });

export function Faq() {
	const list = useRef<HTMLDivElement>(null);
	const [isOpen, change] = useReducer(merge, {});

	useEffect(() => {
		const root = list.current as HTMLDivElement;
		const openFound = (event: Event) => change({ [(event.target as Element).id.replace(/-answer$/, '')]: true });
		const openLinked = () => {
			const id = location.hash.slice(1);
			if (!Object.hasOwn(faq, id)) return;
			const heading = root.querySelector(`#${id}`);
			// If an element of the page has the same id, the link is meant for that element.
			if ((document.getElementById(id) ?? heading) !== heading) return;
			change({ [id]: true });
			heading?.scrollIntoView();
		};
		openLinked();
		const listening = new AbortController();
		root.addEventListener('beforematch', openFound);
		addEventListener('hashchange', openLinked, listening);
		// Aborts a signal, because `removeEventListener` would need the window, which may already be gone when Preact cleans up.
		return () => listening.abort();
	}, []);

	return (
		<section className="faq" aria-labelledby="faq-title">
			<h2 id="faq-title" part="title">
				{faqTitle}
			</h2>
			<div ref={list}>
				{Object.entries(faq).map(([id, [question, answer]]) => (
					<div key={id} className="faq-entry">
						<h3 id={id}>
							<button
								type="button"
								aria-expanded={Boolean(isOpen[id])}
								aria-controls={`${id}-answer`}
								onClick={() => change({ [id]: !isOpen[id] })}
							>
								{question}
							</button>
						</h3>
						<div id={`${id}-answer`} className="faq-answer" hidden={!isOpen[id] && untilFound}>
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
