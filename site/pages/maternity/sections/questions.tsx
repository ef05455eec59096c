/** What mothers ask before they buy, each answer with the two pages it was checked against. */

import * as figures from '../../../../shared/content/figures.ts';
import { mothersQuestions, questionsChecked } from '../../../content/mothers-questions.ts';
import { Disclosure } from '../../../layout/disclosure.tsx';
import { Section } from '../../../layout/section.tsx';

export function Questions() {
	return (
		<Section id="mothers-questions">
			<p>
				On MediSave, a change of mind, miscarriage, claims, your age, year {figures.policyTermYears}, twins and IVF.
			</p>
			<Disclosure summary={`${mothersQuestions.length} questions and answers`} rest>
				{mothersQuestions.map(({ question, answer, sources: [first, second] }) => (
					<Disclosure key={question} summary={question}>
						<p>
							{answer}{' '}
							<span className="source">
								Checked in {questionsChecked}: <a href={first.url}>{first.name}</a>,{' '}
								<a href={second.url}>{second.name}</a>.
							</span>
						</p>
					</Disclosure>
				))}
			</Disclosure>
		</Section>
	);
}
