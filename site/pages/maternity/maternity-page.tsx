/** The maternity page: all of its parts in order. */

import { HospitalDays } from '../../islands/hospital-days.tsx';
import { Island } from '../../islands/island.tsx';
import { TableOfContents } from '../../islands/table-of-contents.tsx';
import { GlossaryNotes } from '../../layout/glossary-term.tsx';
import { MaternityHero } from './maternity-hero.tsx';
import { Eligibility, HowToApply, SpecialCircumstances } from './sections/applying.tsx';
import { Decision, Factors } from './sections/choosing.tsx';
import { Closing } from './sections/closing.tsx';
import { BirthCosts, Premium } from './sections/costs.tsx';
import { FaqPart, PlansPart, QuotePart } from './sections/embedded.tsx';
import { Expats, MediShieldLife } from './sections/other-cover.tsx';
import { Questions } from './sections/questions.tsx';
import { AllSources } from './sections/source.tsx';
import { Coverage, WhatItIs, WhatItPays } from './sections/what-it-is.tsx';

export function MaternityPage() {
	return (
		<>
			<MaternityHero />
			<div className="reading wrap">
				<Island name="table-of-contents">
					<TableOfContents />
				</Island>
				<div>
					<div className="know">
						<WhatItIs />
						<WhatItPays />
						<BirthCosts />
						<Coverage />
						<Premium />
						<Island name="hospital-days">
							<HospitalDays />
						</Island>
						<SpecialCircumstances />
						<HowToApply />
						<MediShieldLife />
						<Expats />
						<Questions />
					</div>
					<div className="choose">
						<Factors />
						<Eligibility />
						<PlansPart />
						<Decision />
					</div>
					<div className="act">
						<QuotePart />
						<FaqPart />
						<AllSources />
						<Closing />
					</div>
					<GlossaryNotes />
				</div>
			</div>
		</>
	);
}
