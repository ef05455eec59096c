/** The opening of the landing page: the promise, two ways in, and the claims that back it. */

import { claims } from '../../../shared/content/brand.ts';
import { MotherAndChild } from '../../pictures/mother-and-child.tsx';

const shown = [claims.happyCustomers, claims.rating, claims.since];

export function Hero() {
	return (
		<section className="hero wrap" id="home" aria-labelledby="hero-title">
			<div className="hero-text">
				<h1 id="hero-title">Insurance for your family, compared in plain words</h1>
				<p className="lede">
					We set plans from several insurers in Singapore side by side, say what they pay and what they do not, and
					introduce you to a licensed adviser when you want one. It costs you nothing.
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
				{shown.map(({ value, label }) => (
					<li key={label}>
						<strong>{value}</strong> {label}
					</li>
				))}
			</ul>
		</section>
	);
}
