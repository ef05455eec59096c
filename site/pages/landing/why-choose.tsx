/** Four reasons, and below them the operator's claims, in small print because the claims are not audited. */

import type { ReactNode } from 'react';
import { brand } from '../../../shared/content/brand.ts';
import { claims, claimsLine } from '../../../shared/content/figures/claims.ts';
import { registerOf } from '../../../shared/content/figures/provenance.ts';

export function WhyChoose() {
	return (
		<section className="why" id="about" aria-labelledby="about-title">
			<div className="wrap">
				<h2 id="about-title">{`Why Choose ${brand.name}`}</h2>
				<ul className="reasons">
					<Reason title="Free Comparisons">
						Premiums and benefits next to each other, with the month we checked them and their source. If you buy, an
						adviser or insurer may pay us: <a href="/maternity#how-we-are-paid">how we are paid</a>.
					</Reason>
					<Reason title="Expert Guidance">
						Questions go to licensed advisers in Singapore, who reply within {brand.replyWithinHours} hours. You decide,
						in your own time.
					</Reason>
					<Reason title="Trusted Partners">
						We introduce you only to licensed financial advisers, listed in <a href={registerOf()}>MAS’s register</a>.
						Your details never go to unrelated third parties.
					</Reason>
					<Reason title="5-Star Service">
						Each enquiry has a reference number and its own page, where you can follow it or withdraw it.
					</Reason>
				</ul>
				<p className="source">{claimsLine([claims.happyCustomers, claims.rating, claims.since])}</p>
			</div>
		</section>
	);
}

function Reason({ title, children }: { title: string; children: ReactNode }) {
	return (
		<li>
			<h3>{title}</h3>
			<p>{children}</p>
		</li>
	);
}
