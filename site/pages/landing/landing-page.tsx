/** The landing page: am I in time, what we do, why here, and where to start. */

import { brand } from '../../../shared/content/brand.ts';
import { inTimeCopy } from '../../../shared/content/words/en/in-time-copy.ts';
import { languagePage } from '../../../shared/content/words/en/language-page.ts';
import { planCount } from '../../../shared/content/words/en/plan-summary.ts';
import { ApplicationWindow } from '../../islands/in-time/in-time.tsx';
import { Island } from '../../islands/island.tsx';
import { GlossaryNotes } from '../../layout/glossary-term.tsx';
import { PhoneIcon } from '../../pictures/icons.tsx';
import { Services } from './services.tsx';
import { WhyChoose } from './why-choose.tsx';

export function LandingPage() {
	return (
		<>
			<Hero />
			<Services />
			<WhyChoose />
			<CallToAction />
			<GlossaryNotes />
		</>
	);
}

function Hero() {
	return (
		<section className="hero" id="home" aria-labelledby="hero-title">
			<div className="wrap hero-columns">
				<div className="hero-text">
					<h1 id="hero-title">Forty weeks, {planCount} maternity plans, and what none of them pays</h1>
					<p className="lede">They pay for listed conditions, not the birth.</p>
					<p className="actions">
						<a className="button" href="/maternity#quote">
							{languagePage.quote}
						</a>
						<a className="button button-quiet" href="/maternity#compare">
							{languagePage.compare}
						</a>
					</p>
					<p className="source">{languagePage.advisersReply}</p>
				</div>
				<Island name="in-time">
					<ApplicationWindow language="en" copy={inTimeCopy} />
				</Island>
			</div>
		</section>
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
