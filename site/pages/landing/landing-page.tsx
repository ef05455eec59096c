/** The landing page: what we do, why, and where to start. */

import { brand } from '../../../shared/content/brand.ts';
import { claims, countedBy } from '../../../shared/content/claims.ts';
import { planCount } from '../../../shared/content/en/plan-summary.ts';
import { GlossaryNotes } from '../../layout/glossary-term.tsx';
import { PhoneIcon } from '../../pictures/icons.tsx';
import { MotherAndChild } from '../../pictures/illustrations.tsx';
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

const shown = [claims.happyCustomers, claims.rating, claims.since];

function Hero() {
	return (
		<section className="hero wrap" id="home" aria-labelledby="hero-title">
			<div className="hero-text">
				<h1 id="hero-title">Insurance for your family, compared in plain words</h1>
				<p className="lede">
					We start with <a href="/maternity">maternity insurance</a>: {planCount} plans sold in Singapore side by side,
					what they pay and what they do not, and a licensed adviser when you want one. It costs you nothing.
				</p>
				<p className="actions">
					<a className="button" href="/maternity#quote">
						Get Free Quote
					</a>
					<a className="button button-quiet" href="/maternity#compare">
						Compare Plans
					</a>
				</p>
			</div>
			<MotherAndChild />
			<ul className="claims">
				{shown.map((claim) => (
					<li key={claim.label}>
						<strong>{claim.value}</strong> {claim.label} <small>{countedBy(claim)}</small>
					</li>
				))}
			</ul>
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
					does not oblige you to buy anything.
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
			</div>
		</section>
	);
}
