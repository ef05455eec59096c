/** What mothers ask before they buy, each answer with the two pages it was checked against. */

import { mothersQuestions, questionsChecked } from '../../../content/mothers-questions.ts';
import { Folded, Section } from './section.tsx';

export function Questions() {
	return (
		<Section id="mothers-questions">
			{mothersQuestions.map(({ question, answer, sources: [first, second] }) => (
				<Folded key={question} title={question}>
					{answer}{' '}
					<span className="source">
						Checked in {questionsChecked}: <a href={first.url}>{first.name}</a>, <a href={second.url}>{second.name}</a>.
					</span>
				</Folded>
			))}
		</Section>
	);
}
