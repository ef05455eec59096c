/** The maternity page: all of its parts in order. */

import { Article } from '../../layout/article.tsx';
import { Embedded } from '../../layout/embedded.tsx';
import { GlossaryNotes } from '../../layout/glossary-term.tsx';
import { MaternityHero } from './maternity-hero.tsx';
import { Eligibility, HowToApply, SpecialCircumstances } from './sections/applying.tsx';
import { Decision, Factors } from './sections/choosing.tsx';
import { Closing, StillHaveQuestions } from './sections/closing.tsx';
import { BirthCosts, Premium } from './sections/costs.tsx';
import { Expats, MediShieldLife } from './sections/other-cover.tsx';
import { Coverage, WhatItIs, WhatItPays } from './sections/what-it-is.tsx';

export function MaternityPage() {
	return (
		<>
			<MaternityHero />
			<Article language="en">
				<div className="know">
					<WhatItIs />
					<WhatItPays />
					<BirthCosts />
					<Coverage />
					<Premium />
					<SpecialCircumstances />
					<HowToApply />
					<MediShieldLife />
					<Expats />
				</div>
				<div className="choose">
					<Factors />
					<Eligibility />
					<Embedded id="compare" />
					<Decision />
				</div>
				<div className="act">
					<Embedded id="quote" />
					<Embedded id="faq" />
					<StillHaveQuestions />
					<Closing />
				</div>
				<GlossaryNotes />
			</Article>
		</>
	);
}
