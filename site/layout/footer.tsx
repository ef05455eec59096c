/** Site footer: contact, links to pages, and disclaimers. */

import { brand } from '../../shared/content/brand.ts';
import type { Language } from '../../shared/content/languages.ts';
import { words } from '../../shared/content/words/words.ts';
import { pageMetadata } from '../render/head/page-metadata.ts';
import { routes } from '../routes.ts';

const linkedPages = (['maternity', 'partners', 'terms', 'privacy'] as const).map((name) => ({
	path: routes.find((route) => route.name === name)?.path,
	crumb: pageMetadata[name].crumb,
}));

export function Footer({ language }: { language: Language }) {
	const { languagePage, space } = words[language];
	const { navigation, pleaseNote, disclaimers, footer } = languagePage;
	const isEnglish = language === 'en';
	return (
		<footer className="site-footer" id="contact">
			<div className="wrap">
				<div className="footer-columns">
					<section>
						<h2>{navigation.contact}</h2>
						<address>
							<a href={brand.phoneHref}>{brand.phone}</a>
							<a href={`mailto:${brand.email}`}>{brand.email}</a>
							<span lang={isEnglish ? undefined : 'en'}>
								{brand.address.street}, {brand.address.country}&nbsp;{brand.address.postalCode}
							</span>
						</address>
					</section>
					{isEnglish && (
						<nav className="footer-links" aria-labelledby="footer-pages">
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
						</nav>
					)}
					<section className="footer-disclaimers">
						<h2>{pleaseNote}</h2>
						<ul>
							{disclaimers.map((disclaimer) => (
								<li key={disclaimer}>{disclaimer + space}</li>
							))}
						</ul>
					</section>
				</div>
				<p className="footer-line">{footer}</p>
			</div>
		</footer>
	);
}
