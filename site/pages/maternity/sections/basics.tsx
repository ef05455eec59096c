/** The article's first chapter, in every language: purpose of the insurance, an example claim, definitions, exclusions. */

import type { Language } from '../../../../shared/content/languages.ts';
import { words } from '../../../../shared/content/words/words.ts';
import { Chapter } from '../../../layout/chapter.tsx';
import { Section } from '../../../layout/section.tsx';

export function Basics({ language = 'en' }: { language?: Language }) {
	const { purpose, claim, definitions, never } = words[language].articleCopy;
	return (
		<Chapter id="basics" language={language}>
			<Section id="maternity-insurance" language={language}>
				<Paragraphs of={purpose.paragraphs} />
			</Section>
			<Section id="one-claim" language={language}>
				<p>{claim.example}</p>
				<dl className="claim">
					{claim.steps.map(([date, event]) => (
						<div key={date}>
							<dt>{date}</dt>
							<dd>{event}</dd>
						</div>
					))}
				</dl>
				<p>{claim.moral}</p>
			</Section>
			<Section id="definitions" language={language}>
				<Paragraphs of={definitions.paragraphs} />
			</Section>
			<Section id="never-paid" language={language}>
				<ul className="notes">
					{never.items.map((item) => (
						<li key={item}>{item}</li>
					))}
				</ul>
			</Section>
		</Chapter>
	);
}

function Paragraphs({ of: paragraphs }: { of: readonly string[] }) {
	return paragraphs.map((paragraph) => <p key={paragraph}>{paragraph}</p>);
}
