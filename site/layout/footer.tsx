/** Site footer: contact, links to pages, and disclaimers. */

import { brand } from '../../shared/content/brand.ts';
import type { Language } from '../../shared/content/languages.ts';
import { words } from '../../shared/content/words/words.ts';
import { pageMetadata } from '../render/head/page-metadata.ts';
import { builtAddresses } from '../routing/match-route.ts';
import { LanguageLinks } from './language-links.tsx';

const linkedPages = builtAddresses()
	.map(({ path, route }) => ({ path, crumb: pageMetadata[route.name].crumb }))
	// Pages below the partners page are linked from there.
	.filter(({ path, crumb }) => crumb && !/.\//.test(path));

export function Footer({ language }: { language: Language }) {
	const { languagePage, space } = words[language];
	const { navigation, pleaseNote, disclaimers, footer } = languagePage;
	const isEnglish = language === 'en';
	// In other languages these are the header's links, so a second navigation landmark would only repeat its name.
	const Links = isEnglish ? 'nav' : 'section';
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
								{brand.address.street}
								<br />
								{brand.address.country} {brand.address.postalCode}
							</span>
						</address>
					</section>
					<Links className="footer-links" aria-labelledby="footer-pages">
						<h2 id="footer-pages">{isEnglish ? 'On this site' : navigation.languages}</h2>
						{isEnglish && (
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
						)}
						<LanguageLinks current={language} />
					</Links>
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
