/** The landing page: “Am I in time?”, services, reasons, and a call to action. */

import { brand } from '../../../shared/content/brand.ts';
import { planCount } from '../../../shared/content/words/en/plan-summary.ts';
import { landingTerms } from '../../content/glossary.ts';
import { GlossaryNotes } from '../../layout/glossary-term.tsx';
import { Hero } from '../../layout/hero.tsx';
import { PhoneIcon } from '../../pictures/icons.tsx';
import { Services } from './services.tsx';
import { WhyChoose } from './why-choose.tsx';

export function LandingPage() {
	return (
		<>
			<Hero id="home" title={`Compare ${planCount} maternity plans in Singapore`} formPage="/maternity" />
			<Services />
			<WhyChoose />
			<CallToAction />
			<GlossaryNotes of={landingTerms} />
		</>
	);
}

function CallToAction() {
	return (
		<section className="band" aria-labelledby="ready-title">
			<div className="wrap">
				<h2 id="ready-title">Ready to Get Protected?</h2>
				<p>
					Tell us a little about you. A licensed adviser replies within {brand.replyWithinHours} hours. It is free, and
					you need not buy anything.
				</p>
				<p className="actions">
					<a className="button" href="/maternity#quote">
						Get Free Quote Now
					</a>
					<a className="button button-quiet" href={brand.phoneHref}>
						<PhoneIcon />
						Speak to an Expert
					</a>
				</p>
				<p className="source">Our staff pass your call on to a licensed adviser. They give no advice themselves.</p>
			</div>
		</section>
	);
}
