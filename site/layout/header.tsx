/**
 * Sticky header with links to the home page, the quote form and the other languages; on English pages also to the sections of the
 * landing page. On phones and tablets a menu has these links, except the form's, above those to the current page's sections.
 */

import { useLocation } from 'wouter';
import { brand } from '../../shared/content/brand.ts';
import { type Language, languageNames, languagePaths, languages } from '../../shared/content/languages.ts';
import { words } from '../../shared/content/words/words.ts';
import { logo } from '../pictures/logo.ts';
import { SectionList } from './section-list.tsx';

/** Links to the landing page and its sections. Pages in other languages link only to the page, because the page is in English. */
function sectionsIn(language: Language) {
	const home = { id: 'home', label: words[language].languagePage.navigation.home };
	if (language !== 'en') return [home];
	return [
		home,
		{ id: 'services', label: 'Services' },
		{ id: 'about', label: 'About' },
		{ id: 'contact', label: 'Contact' },
	];
}

export function Header({ language }: { language: Language }) {
	const [path] = useLocation();
	const { comma, languagePage } = words[language];
	const formPage = languagePaths[language];
	return (
		<header className="site-header">
			<div className="site-header-row">
				<Logo href={sectionHref('home', path)} label={brand.name + comma + languagePage.navigation.home} />
				<span className="visit-bar" data-visit-bar={language} />
				<Navigation path={path} language={language} classes={['site-nav', 'site-languages']} />
				<Menu path={path} language={language} />
				<a className="button button-small" href={path === formPage ? '#quote' : `${formPage}#quote`}>
					{languagePage.navigation.quote}
				</a>
			</div>
		</header>
	);
}

function Logo({ href, label }: { href: string; label: string }) {
	return (
		<a className="logo" href={href} aria-label={label}>
			{/* biome-ignore lint/security/noDangerouslySetInnerHtml: the operator's file, which the build has checked. */}
			<i aria-hidden="true" dangerouslySetInnerHTML={{ __html: logo }} />
			<span>{brand.name}</span>
		</a>
	);
}

interface MenuProps {
	path: string;
	language: Language;
}

/** Menu for phones and tablets: a `<details>`, which opens without scripts. On maternity pages it names the section in view. */
function Menu({ path, language }: MenuProps) {
	const hasSections = path === languagePaths[language];
	const { menu, onThisPage } = words[language].languagePage.navigation;
	return (
		<details className={hasSections ? 'phone-menu phone-menu-here' : 'phone-menu'} data-overlay>
			<summary>
				<span className="here" data-visit-bar={language} />
				<span className="menu-label">{menu}</span>
				{hasSections && <span className="here" data-here />}
			</summary>
			<div className="phone-menu-panel" data-sections-box>
				<Navigation path={path} language={language} />
				{hasSections && (
					<nav aria-label={onThisPage}>
						<SectionList language={language} />
					</nav>
				)}
			</div>
		</details>
	);
}

function Navigation({ path, language, classes: [main, other] = [] }: MenuProps & { classes?: string[] }) {
	const { home, languages: languagesTitle } = words[language].languagePage.navigation;
	return (
		<>
			<nav className={main} aria-label={language === 'en' ? 'Main' : home}>
				<ul>
					{sectionsIn(language).map(({ id, label }) => (
						<li key={id}>
							<a href={sectionHref(id, path)}>{label}</a>
						</li>
					))}
				</ul>
			</nav>
			<nav className={other} aria-label={languagesTitle}>
				<LanguageLinks current={language} />
			</nav>
		</>
	);
}

/** Links to the maternity page in each language, by the language's native name. English pages need no link to English. */
function LanguageLinks({ current }: { current: Language }) {
	return (
		<ul>
			{languages
				.filter((language) => language !== 'en' || current !== 'en')
				.map((language) => (
					<li key={language}>
						<a
							href={languagePaths[language]}
							lang={language}
							hrefLang={language}
							aria-current={language === current ? 'page' : undefined}
						>
							{languageNames[language]}
						</a>
					</li>
				))}
		</ul>
	);
}

/** Link to a section of the landing page: a hash on that page; on other pages `/` with the hash, or only `/` for `home`. */
function sectionHref(id: string, path: string): string {
	if (path === '/') return `#${id}`;
	return id === 'home' ? '/' : `/#${id}`;
}
