/** The sticky header: the way home and to a quote; on English pages also the sections of the landing page and the other languages. */

import { useLocation } from 'wouter';
import { brand } from '../../shared/content/brand.ts';
import { type Language, languagePaths, languages } from '../../shared/content/languages.ts';
import { words } from '../../shared/content/words.ts';
import { MenuIcon } from '../pictures/icons.tsx';
import { LanguageLinks } from './language-links.tsx';
import { Logo } from './logo.tsx';

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
				{isEnglish && <Navigation path={path} classes={['site-nav', 'site-languages']} />}
				<a className="button button-small" href={path === formPage ? '#quote' : `${formPage}#quote`}>
					{comparisonCopy.getQuote}
				</a>
				{isEnglish && <Menu path={path} />}
			</div>
		</header>
	);
}

/** The same links on phones and tablets: a native `<details>`, which opens without scripts. */
function Menu({ path }: { path: string }) {
	return (
		<details className="phone-menu" data-overlay>
			<summary>
				<MenuIcon />
				<span className="visually-hidden">Menu</span>
			</summary>
			<div className="phone-menu-panel">
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
