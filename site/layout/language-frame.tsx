/** The frame of a page in a language other than English: skip link, header, main landmark, footer. Nothing in it needs a script. */

import type { ReactNode } from 'react';
import { brand } from '../../shared/content/brand.ts';
import type { Language } from '../../shared/content/languages.ts';
import { type Words, words } from '../../shared/content/words.ts';
import { LanguageLinks } from './language-links.tsx';
import { Logo } from './logo.tsx';

interface FrameProps {
	page: Words['languagePage'];
	language: Language;
}

/** @param quote the form's address: a fragment on the page that has it */
export function LanguageFrame({
	language,
	quote,
	children,
}: {
	language: Language;
	quote: string;
	children: ReactNode;
}) {
	const page = words[language].languagePage;
	return (
		<>
			<a className="skip-link" href="#content">
				{page.navigation.skip}
			</a>
			<Header page={page} language={language} quote={quote} />
			<nav className="language-links wrap" aria-label={page.navigation.languages}>
				<LanguageLinks current={language} />
			</nav>
			<main id="content" tabIndex={-1}>
				{children}
			</main>
			<Footer page={page} language={language} />
		</>
	);
}

function Header({ page, language, quote }: FrameProps & { quote: string }) {
	return (
		<header className="site-header">
			<div className="site-header-row">
				<Logo href="/" label={brand.name + words[language].comma + page.navigation.home} />
				<a className="button button-small" href={quote}>
					{words[language].comparisonCopy.getQuote}
				</a>
			</div>
		</header>
	);
}

function Footer({ page, language }: FrameProps) {
	return (
		<footer className="site-footer" id="contact">
			<div className="wrap">
				<div className="footer-columns">
					<section>
						<h2>{page.navigation.contact}</h2>
						<address>
							<a href={brand.phoneHref}>{brand.phone}</a>
							<a href={`mailto:${brand.email}`}>{brand.email}</a>
							<span lang="en">
								{brand.address.street}
								<br />
								{brand.address.country} {brand.address.postalCode}
							</span>
						</address>
					</section>
					<section>
						<h2>{page.navigation.languages}</h2>
						<LanguageLinks current={language} />
					</section>
					<section className="footer-disclaimers">
						<h2>{page.pleaseNote}</h2>
						<ul>
							{page.disclaimers.map((disclaimer) => (
								<li key={disclaimer}>{disclaimer}</li>
							))}
						</ul>
					</section>
				</div>
				<p className="footer-line">{page.footer}</p>
			</div>
		</footer>
	);
}
