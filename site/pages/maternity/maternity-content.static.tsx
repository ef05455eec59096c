/** Everything to read on the maternity page, in order. */

import { LayOutSoFar } from '../../layout/lay-out-so-far.tsx';
import { StaticHtml } from '../../static-html.tsx';
import { TermNotes } from '../../term/term.tsx';
import { FaqPart, PlansPart, QuotePart } from './embedded-parts.tsx';
import { MaternityHero } from './maternity-hero.tsx';
import { BirthCosts } from './sections/birth-costs.tsx';
import { Closing } from './sections/closing.tsx';
import { Coverage } from './sections/coverage.tsx';
import { Decision } from './sections/decision.tsx';
import { Eligibility } from './sections/eligibility.tsx';
import { Expats } from './sections/expats.tsx';
import { Factors } from './sections/factors.tsx';
import { HowToApply } from './sections/how-to-apply.tsx';
import { MediShieldLife } from './sections/medishield-life.tsx';
import { Premium } from './sections/premium.tsx';
import { SpecialCircumstances } from './sections/special-circumstances.tsx';
import { WhatItIs } from './sections/what-it-is.tsx';
import { WhatItPays } from './sections/what-it-pays.tsx';

export function MaternityOpening() {
	return (
		<StaticHtml>
			<MaternityHero />
			<LayOutSoFar />
		</StaticHtml>
	);
}

export function MaternityArticle() {
	return (
		<StaticHtml>
			<WhatItIs />
			<LayOutSoFar />
			<WhatItPays />
			<BirthCosts />
			<LayOutSoFar />
			<Coverage />
			<LayOutSoFar />
			<Premium />
			<LayOutSoFar />
			<SpecialCircumstances />
			<HowToApply />
			<LayOutSoFar />
			<MediShieldLife />
			<Expats />
			<LayOutSoFar />
			<Factors />
			<LayOutSoFar />
			<Eligibility />
			<LayOutSoFar />
			<PlansPart />
			<Decision />
			<LayOutSoFar />
			<QuotePart />
			<LayOutSoFar />
			<FaqPart />
			<LayOutSoFar />
			<Closing />
			<TermNotes />
		</StaticHtml>
	);
}
