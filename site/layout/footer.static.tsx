/** The footer: contact, pages, and what this site is not. */

import { brand } from '../../shared/content/brand.ts';
import { builtAddresses } from '../match-route.ts';
import { pageMetadata } from '../page-metadata.ts';
import { ServerHtml } from '../preserved-html.tsx';
import { LanguageLinks } from './language-links.tsx';

const linkedPages = builtAddresses()
	.map(({ path, route }) => ({ path, crumb: pageMetadata[route.name].crumb }))
	.filter(({ crumb }) => crumb);

export function Footer() {
	return (
		<ServerHtml>
			<footer className="site-footer" id="contact">
				<div className="wrap">
					<div className="footer-columns">
						<section>
							<h2>Contact</h2>
							<address>
								<a href={brand.phoneHref}>{brand.phone}</a>
								<a href={`mailto:${brand.email}`}>{brand.email}</a>
								<span>
									{brand.address.street}
									<br />
									{brand.address.country} {brand.address.postalCode}
								</span>
							</address>
						</section>
						<nav aria-labelledby="footer-pages">
							<h2 id="footer-pages">On this site</h2>
							<ul>
								<li>
									<a href="/">Home</a>
								</li>
								{linkedPages.map(({ path, crumb }) => (
									<li key={path}>
										<a href={path}>{crumb}</a>
									</li>
								))}
							</ul>
							<LanguageLinks current="en" />
						</nav>
						<section className="footer-disclaimers">
							<h2>Please note</h2>
							<ul>
								{disclaimers.map((disclaimer) => (
									<li key={disclaimer}>{disclaimer}</li>
								))}
							</ul>
						</section>
					</div>
					<p className="footer-line">
						© {brand.name}, Singapore. Serving since {brand.sinceYear}. An independent information provider.
					</p>
				</div>
			</footer>
		</ServerHtml>
	);
}

const disclaimers = [
	`${brand.name} gives information, not financial advice. We are not an insurer, a bank or a licensed financial adviser.`,
	'We work to keep the information right, but do not guarantee that it is accurate or complete.',
	'Premiums may change, and so may benefits. The insurer’s policy contract decides what is covered.',
	'Talk to a licensed adviser before you buy, change or give up a policy.',
] as const;
