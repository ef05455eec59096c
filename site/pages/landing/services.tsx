/** The three services: the one we have in full first, the others said for what they are. */

import type { ReactNode } from 'react';
import { brand } from '../../../shared/content/brand.ts';
import { gestationalWeeks } from '../../../shared/content/figures/figures.ts';
import { GlossaryTerm } from '../../layout/glossary-term.tsx';

export function Services() {
	return (
		<section className="services wrap" id="services" aria-labelledby="services-title">
			<h2 id="services-title">Our Services</h2>
			<div className="service-cards">
				<ServiceCard
					title="Maternity Insurance"
					text={`Cover for listed complications of the mother and illnesses of the baby, to apply for from ${gestationalWeeks.from} weeks of pregnancy. Check-ups and the delivery are not covered.`}
					points={['Comprehensive coverage', 'Pre- and post-natal care']}
					action={
						<a className="button" href="/maternity">
							Get Coverage
						</a>
					}
				/>
				<ServiceCard
					title="Insurance Comparison"
					text={`Today we compare maternity plans. The comparison is instant; the quote itself comes from an adviser within ${brand.replyWithinHours} hours.`}
					points={['Multiple providers', 'Instant quote matching', 'Budget-friendly options']}
					action={<a href="/maternity#compare">See the comparison</a>}
				/>
				<ServiceCard
					title="Wealth Building"
					text="We compare none of these yet. Write to us, and a licensed adviser says what is guaranteed and what is not."
					points={[
						'Savings plans',
						<>
							Retirement <GlossaryTerm of="annuity">annuities</GlossaryTerm>
						</>,
						<>
							<GlossaryTerm of="investment-linked">Investment-linked</GlossaryTerm> policies
						</>,
						'Lifetime income products',
					]}
					action={<a href={`mailto:${brand.email}?subject=Wealth%20building`}>Ask by email</a>}
				/>
			</div>
		</section>
	);
}

interface ServiceCardProps {
	title: string;
	text: string;
	points: ReactNode[];
	action: ReactNode;
}

function ServiceCard({ title, text, points, action }: ServiceCardProps) {
	return (
		<article className="service-card">
			<h3>{title}</h3>
			<p>{text}</p>
			<ul>
				{points.map((point, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: a fixed list, rendered once.
					<li key={index}>{point}</li>
				))}
			</ul>
			<p className="service-action">{action}</p>
		</article>
	);
}
