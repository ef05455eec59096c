/**
 * The sticky header: the way home, to a quote and to the other languages; on English pages also to the sections of the landing
 * page. On a phone English pages have a menu, and the others their languages below the header.
 */

import { useLocation } from 'wouter';
import { brand } from '../../shared/content/brand.ts';
import { type Language, languagePaths, languages } from '../../shared/content/languages.ts';
import { words } from '../../shared/content/words/words.ts';
import { MenuIcon } from '../pictures/icons.tsx';
import { logo } from '../pictures/logo.ts';
import { LanguageLinks } from './language-links.tsx';
import { SectionList } from './section-list.tsx';

const sections = [
	{ id: 'home', label: 'Home' },
	{ id: 'services', label: 'Services' },
	{ id: 'about', label: 'About' },
	{ id: 'contact', label: 'Contact' },
];
const otherLanguages = languages.filter((language) => language !== 'en');

export function Header({ language }: { language: Language }) {
	const [path] = useLocation();
	const { comma, comparisonCopy, languagePage } = words[language];
	const formPage = languagePaths[language];
	const isEnglish = language === 'en';
	return (
		<header className="site-header">
			<div className="site-header-row">
				<Logo href={sectionHref('home', path)} label={brand.name + comma + languagePage.navigation.home} />
				<span className="visit-bar" data-visit-bar={language} />
				{isEnglish ? (
					<>
						<Navigation path={path} classes={['site-nav', 'site-languages']} />
						<Menu path={path} />
					</>
				) : (
					<nav className="site-languages" aria-label={languagePage.navigation.languages}>
						<LanguageLinks current={language} />
					</nav>
				)}
				<a className="button button-small" href={path === formPage ? '#quote' : `${formPage}#quote`}>
					{comparisonCopy.getQuote}
				</a>
			</div>
		</header>
	);
}

/** The brand's name and sign, which lead home. */
function Logo({ href, label }: { href: string; label: string }) {
	return (
		<a className="logo" href={href} aria-label={label}>
			{/* biome-ignore lint/security/noDangerouslySetInnerHtml: the operator's file, which the build has checked. */}
			<i aria-hidden="true" dangerouslySetInnerHTML={{ __html: logo }} />
			<span>{brand.name}</span>
		</a>
	);
}

/** The same links on phones and tablets: a native `<details>`, which opens without scripts. On the page with sections it says where one is. */
function Menu({ path }: { path: string }) {
	const hasSections = path === languagePaths.en;
	return (
		<details className={hasSections ? 'phone-menu phone-menu-here' : 'phone-menu'} data-overlay>
			<summary>
				<span className="here" data-visit-bar="en" />
				{hasSections ? (
					<>
						<span className="visually-hidden">Menu: </span>
						<span className="here" data-here>
							On this page
						</span>
					</>
				) : (
					<>
						<MenuIcon />
						<span className="visually-hidden">Menu</span>
					</>
				)}
			</summary>
			<div className="phone-menu-panel" data-sections-box>
				{hasSections && (
					<nav aria-label="On this page">
						<SectionList />
					</nav>
				)}
				<Navigation path={path} />
			</div>
		</details>
	);
}

function Navigation({ path, classes: [main, other] = [] }: { path: string; classes?: string[] }) {
	return (
		<>
			<nav className={main} aria-label="Main">
				<ul>
					{sections.map(({ id, label }) => (
						<li key={id}>
							<a href={sectionHref(id, path)}>{label}</a>
						</li>
					))}
				</ul>
			</nav>
			<nav className={other} aria-label="Languages">
				<LanguageLinks current="en" among={otherLanguages} />
			</nav>
		</>
	);
}

/** A hash on the landing page; on other pages an address that leads there. */
function sectionHref(id: string, path: string): string {
	if (path === '/') return `#${id}`;
	return id === 'home' ? '/' : `/#${id}`;
}
