/** The maternity page with all its parts. */

import { maternityTerms } from '../../content/glossary.ts';
import { Article } from '../../layout/article.tsx';
import { Chapter } from '../../layout/chapter.tsx';
import { Embedded } from '../../layout/embedded.tsx';
import { GlossaryNotes } from '../../layout/glossary-term.tsx';
import { MaternityHero } from './maternity-hero.tsx';
import { Eligibility, HowToApply, SpecialCircumstances } from './sections/applying.tsx';
import { Basics } from './sections/basics.tsx';
import { Decision, Factors } from './sections/choosing.tsx';
import { Closing, StillHaveQuestions } from './sections/closing.tsx';
import { Coverage } from './sections/coverage.tsx';
import { Expats, MediShieldLife } from './sections/other-cover.tsx';
import { Premium } from './sections/premium.tsx';

export function MaternityPage() {
	return (
		<>
			<MaternityHero />
			<Article language="en">
				<Basics />
				<Chapter id="covered">
					<Coverage />
					<Premium />
					<SpecialCircumstances />
				</Chapter>
				<Chapter id="singapore">
					<HowToApply />
					<MediShieldLife />
					<Expats />
				</Chapter>
				<Chapter id="choosing">
					<Factors />
					<Eligibility />
					<Embedded id="compare" />
					<Decision />
				</Chapter>
				<Chapter id="quote">
					<Embedded id="quote" />
					<Embedded id="faq" />
					<div className="last-words">
						<StillHaveQuestions />
						<Closing />
					</div>
				</Chapter>
				<GlossaryNotes of={maternityTerms} />
			</Article>
		</>
	);
}
