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
				<Paragraphs of={purpose.paragraphs} language={language} />
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
				<Paragraphs of={definitions.paragraphs} language={language} />
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

/** Paragraphs, each with its first sentence in bold, for readers in a hurry. */
function Paragraphs({ of: paragraphs, language }: { of: readonly string[]; language: Language }) {
	const sentences = new Intl.Segmenter(language, { granularity: 'sentence' });
	return paragraphs.map((paragraph) => {
		const [first] = sentences.segment(paragraph);
		const length = first?.segment.length ?? 0;
		return (
			<p key={paragraph}>
				<strong>{paragraph.slice(0, length)}</strong>
				{paragraph.slice(length)}
			</p>
		);
	});
}
