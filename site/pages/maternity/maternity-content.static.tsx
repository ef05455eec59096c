/** Everything to read on the maternity page, in order. */

import { GlossaryNotes } from '../../glossary-term/glossary-term.tsx';
import { LayoutBreak } from '../../layout/layout-break.tsx';
import { ServerHtml } from '../../preserved-html.tsx';
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
		<ServerHtml>
			<MaternityHero />
			<LayoutBreak />
		</ServerHtml>
	);
}

export function MaternityArticle() {
	return (
		<ServerHtml>
			<WhatItIs />
			<LayoutBreak />
			<WhatItPays />
			<BirthCosts />
			<LayoutBreak />
			<Coverage />
			<LayoutBreak />
			<Premium />
			<LayoutBreak />
			<SpecialCircumstances />
			<HowToApply />
			<LayoutBreak />
			<MediShieldLife />
			<Expats />
			<LayoutBreak />
			<Factors />
			<LayoutBreak />
			<Eligibility />
			<LayoutBreak />
			<PlansPart />
			<Decision />
			<LayoutBreak />
			<QuotePart />
			<LayoutBreak />
			<FaqPart />
			<LayoutBreak />
			<Closing />
			<GlossaryNotes />
		</ServerHtml>
	);
}
