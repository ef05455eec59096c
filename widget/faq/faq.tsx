/** The questions and answers: each opens and closes, is found by find-in-page, and can be linked to by `#id`. */

import { useEffect, useRef, useState } from 'react';
import { faq, faqSources, faqTitle } from '../../shared/content/faq.ts';
import { linkedAnswer } from './linked-answer.ts';
import './faq.css';

/** Find-in-page looks into what is hidden so. React's types know only hidden and not hidden. */
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
			const heading = linkedAnswer(root);
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
			<p className="hint">{faqSources}</p>
		</section>
	);
}
