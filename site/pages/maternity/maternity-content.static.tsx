/** Everything to read on the maternity page, in order. */

import type { ReactNode } from 'react';
import { prerenderQuoteWidget } from '../../../widget/prerender.tsx';
import type { MaternitySection } from '../../content/maternity-sections.ts';
import { GlossaryNotes } from '../../glossary-term/glossary-term.tsx';
import { LayoutBreak } from '../../layout/layout-break.tsx';
import { Umbrella } from '../../pictures/illustrations.tsx';
import { ServerHtml } from '../../preserved-html.tsx';
import { HeroFacts, HeroText } from './maternity-hero.tsx';
import { Eligibility, HowToApply, SpecialCircumstances } from './sections/applying.tsx';
import { Decision, Factors } from './sections/choosing.tsx';
import { Closing } from './sections/closing.tsx';
import { BirthCosts, Premium } from './sections/costs.tsx';
import { Expats, MediShieldLife } from './sections/other-cover.tsx';
import { Questions } from './sections/questions.tsx';
import { Coverage, WhatItIs, WhatItPays } from './sections/what-it-is.tsx';
import { WhatHappensNext } from './what-happens-next.tsx';

export function MaternityHeroText() {
	return (
		<ServerHtml>
			<HeroText />
		</ServerHtml>
	);
}

export function MaternityPicture() {
	return (
		<ServerHtml>
			<Umbrella />
		</ServerHtml>
	);
}

export function MaternityHeroFacts() {
	return (
		<ServerHtml>
			<HeroFacts />
		</ServerHtml>
	);
}

/** The article up to what the visitor can work out in it. */
export function MaternityArticleStart() {
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
		</ServerHtml>
	);
}

export function MaternityArticleRest() {
	return (
		<ServerHtml>
			<LayoutBreak />
			<SpecialCircumstances />
			<HowToApply />
			<LayoutBreak />
			<MediShieldLife />
			<Expats />
			<Questions />
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

const plansPart = prerenderQuoteWidget({ show: 'plans', share: true, draft: true });
const formPart = prerenderQuoteWidget({ show: 'form', draft: true });
const faqPart = prerenderQuoteWidget({ show: 'faq' });

const PlansPart = () => <Embedded id="compare" html={plansPart} />;
const QuotePart = () => (
	<Embedded id="quote" html={formPart}>
		<WhatHappensNext />
		<p className="source">
			Our <a href="/privacy">Privacy Policy</a> says how we use what you send. Our{' '}
			<a href="/terms">Terms and Conditions</a> apply.
		</p>
	</Embedded>
);
const FaqPart = () => <Embedded id="faq" html={faqPart} />;

/** The heading of the section is the widget's own. */
function Embedded({ id, html, children }: { id: MaternitySection; html: string; children?: ReactNode }) {
	return (
		<section id={id} className="embedded">
			{/* biome-ignore lint/security/noDangerouslySetInnerHtml: the widget's own output, rendered at build. */}
			<div dangerouslySetInnerHTML={{ __html: html }} />
			{children}
		</section>
	);
}
