/** The three services. */

import type { ReactNode } from 'react';
import { brand } from '../../../shared/content/brand.ts';
import { GlossaryTerm } from '../../layout/glossary-term.tsx';
import { Cradle, SavingsTree, TwoPlans } from '../../pictures/illustrations.tsx';

export function Services() {
	return (
		<section className="services wrap" id="services" aria-labelledby="services-title">
			<h2 id="services-title">Our Services</h2>
			<div className="service-cards">
				<ServiceCard
					picture={<TwoPlans />}
					title="Insurance Comparison"
					text={`See what several insurers offer for the same need, on one page and in the same words. The comparison is instant; the quote itself comes from an adviser within ${brand.replyWithinHours} hours.`}
					points={['Multiple providers', 'Instant quote matching', 'Budget-friendly options']}
					action={
						<a className="button button-quiet" href="/maternity#compare">
							See the Comparison
						</a>
					}
				/>
				<ServiceCard
					picture={<SavingsTree />}
					title="Wealth Building"
					text="Plans that set money aside for later. An adviser explains what is guaranteed and what is not."
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
					action={
						<a className="button button-quiet" href={`mailto:${brand.email}?subject=Wealth%20building`}>
							Ask by Email
						</a>
					}
				/>
				<ServiceCard
					picture={<Cradle />}
					title="Maternity Insurance"
					text="Cover for listed complications of the mother and illnesses of the baby, from 13 weeks of pregnancy. Check-ups are not covered."
					points={['Comprehensive coverage', 'Pre- and post-natal care']}
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
	picture: ReactNode;
	title: string;
	text: string;
	points: ReactNode[];
	action: ReactNode;
}

function ServiceCard({ picture, title, text, points, action }: ServiceCardProps) {
	return (
		<article className="service-card">
			{picture}
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
