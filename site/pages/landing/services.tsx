/** The three services as cards, with the limits of each. */

import type { ReactNode } from 'react';
import { brand } from '../../../shared/content/brand.ts';
import { gestationalWeeks } from '../../../shared/content/figures/figures.ts';
import { planCount } from '../../../shared/content/words/en/plan-summary.ts';
import { GlossaryTerm } from '../../layout/glossary-term.tsx';

export function Services() {
	return (
		<section className="services wrap" id="services" aria-labelledby="services-title">
			<h2 id="services-title">Our Services</h2>
			<div className="service-cards">
				<ServiceCard
					title="Insurance Comparison"
					text="Today we compare maternity plans. You can read it all without giving your name."
					points={[
						['Multiple providers', `${planCount} maternity plans, side by side`],
						[
							'Instant quote matching',
							`all ${planCount} premiums at once; an adviser’s reply within ${brand.replyWithinHours} hours`,
						],
						['Budget-friendly options', 'each premium, with what else you must buy'],
					]}
					action={
						<a className="button button-quiet" href="/maternity#compare">
							See the comparison
						</a>
					}
				/>
				<ServiceCard
					title="Wealth Building"
					text="We compare none of these yet. A licensed adviser can tell you what is guaranteed."
					points={[
						['Savings plans'],
						[
							<>
								Retirement <GlossaryTerm of="annuity">annuities</GlossaryTerm>
							</>,
						],
						[
							<>
								<GlossaryTerm of="investment-linked">Investment-linked</GlossaryTerm> policies
							</>,
						],
						['Lifetime income products'],
					]}
					action={
						<a className="button button-quiet" href={`mailto:${brand.email}?subject=Wealth%20building`}>
							Ask by email
						</a>
					}
				/>
				<ServiceCard
					title="Maternity Insurance"
					text={`Cash for listed complications and illnesses. Apply from ${gestationalWeeks.from} weeks of pregnancy.`}
					points={[
						['Comprehensive coverage', 'for what a plan lists, never for the delivery'],
						['Pre- and post-natal care', 'for listed conditions only, not for check-ups'],
					]}
					action={
						<a className="button" href="/maternity">
							Get Coverage
						</a>
					}
				/>
			</div>
		</section>
	);
}

interface ServiceCardProps {
	title: string;
	text: string;
	/** Claims about the service, with limits (`extent`) if a claim has any. */
	points: (readonly [claim: ReactNode, extent?: string])[];
	action: ReactNode;
}

function ServiceCard({ title, text, points, action }: ServiceCardProps) {
	return (
		<article className="service-card">
			<h3>{title}</h3>
			<p>{text}</p>
			<ul>
				{points.map(([claim, extent], index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: a fixed list, rendered once.
					<li key={index}>
						<strong>{claim}</strong>
						{extent && `: ${extent}`}
					</li>
				))}
			</ul>
			<p className="service-action">{action}</p>
		</article>
	);
}
