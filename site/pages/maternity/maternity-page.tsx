/** The maternity page: all of its parts in order. */

import { brand } from '../../../shared/content/brand.ts';
import { Embedded } from '../../layout/embedded.tsx';
import { GlossaryNotes } from '../../layout/glossary-term.tsx';
import { SectionList } from '../../layout/section-list.tsx';
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
			<div className="reading wrap">
				<nav className="contents-aside" aria-labelledby="contents-title" data-sections-box>
					<p id="contents-title">On this page</p>
					<SectionList />
					<p className="contents-call">
						Rather talk? <a href={brand.phoneHref}>{brand.phone}</a>
					</p>
				</nav>
				<div>
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
				</div>
			</div>
		</>
	);
}
