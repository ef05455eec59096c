/** Four reasons, and how we are paid. */

import type { ReactNode } from 'react';
import { brand } from '../../../shared/content/brand.ts';
import { claims, countedBy } from '../../../shared/content/claims.ts';
import { languagePage } from '../../../shared/content/en/language-page.ts';
import { CompareIcon, GuidanceIcon, PartnersIcon, StarIcon } from '../../pictures/icons.tsx';

export function WhyChoose() {
	return (
		<section className="why" id="about" aria-labelledby="about-title">
			<div className="wrap">
				<h2 id="about-title">{`Why Choose ${brand.name}`}</h2>
				<div className="why-columns">
					<ul className="reasons">
						<Reason icon={<CompareIcon />} title="Free Comparisons">
							Premiums and benefits next to each other, with the month we checked them and their source. You can read it
							without giving your name.
						</Reason>
						<Reason icon={<GuidanceIcon />} title="Expert Guidance">
							Questions go to licensed advisers in Singapore, who reply within {brand.replyWithinHours} hours. You
							decide, in your own time.
						</Reason>
						<Reason icon={<PartnersIcon />} title="Trusted Partners">
							We introduce you only to licensed financial advisers. Your details never go to unrelated third parties.
						</Reason>
						<Reason icon={<StarIcon />} title="5-Star Service">
							Rated {claims.rating.value} by customers, {countedBy(claims.rating)}. We have served Singapore since{' '}
							{brand.sinceYear}.
						</Reason>
					</ul>
					<aside className="note" aria-labelledby="paid-title">
						<h3 id="paid-title">{languagePage.howWeArePaid.title}</h3>
						<p>{languagePage.howWeArePaid.text}</p>
						<p>
							We are an independent information provider. We do not sell insurance, we do not give advice, and
							“recommended” on this site follows a rule: <a href="/maternity#factors">see how it is worked out</a>.
						</p>
					</aside>
				</div>
			</div>
		</section>
	);
}

function Reason({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
	return (
		<li>
			{icon}
			<h3>{title}</h3>
			<p>{children}</p>
		</li>
	);
}
