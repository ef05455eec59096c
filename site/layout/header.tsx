/** The sticky header: the way home, the four sections of the landing page, the pages in other languages, and the way to a quote. */

import { useLocation } from 'wouter';
import { brand } from '../../shared/content/brand.ts';
import { languages } from '../../shared/content/languages.ts';
import { MenuIcon } from '../pictures/icons.tsx';
import { LanguageLinks } from './language-links.tsx';
import { Logo } from './logo.tsx';
import { useDismissableDetails } from './use-dismissable-details.ts';

const sections = [
	{ id: 'home', label: 'Home' },
	{ id: 'services', label: 'Services' },
	{ id: 'about', label: 'About' },
	{ id: 'contact', label: 'Contact' },
];
const otherLanguages = languages.filter((language) => language !== 'en');

export function Header() {
	const [path] = useLocation();
	const quote = path === '/maternity' ? '#quote' : '/maternity#quote';
	return (
		<header className="site-header">
			<div className="site-header-row">
				<Logo href={sectionHref('home', path)} label={`${brand.name}, home`} />
				<nav className="site-nav" aria-label="Main">
					<SectionLinks path={path} />
				</nav>
				<nav className="site-languages" aria-label="Languages">
					<LanguageLinks current="en" among={otherLanguages} />
				</nav>
				<a className="button button-small" href={quote}>
					Get Quote
				</a>
				<Menu path={path} />
			</div>
		</header>
	);
}

/** The same links on phones and tablets: a native `<details>`, which opens without scripts. */
function Menu({ path }: { path: string }) {
	const [attributes, close] = useDismissableDetails();
	return (
		<details className="phone-menu" {...attributes}>
			<summary>
				<MenuIcon />
				<span className="visually-hidden">Menu</span>
			</summary>
			<div className="phone-menu-panel">
				<nav aria-label="Main">
					<SectionLinks path={path} onFollow={close} />
				</nav>
				<nav aria-label="Languages">
					<LanguageLinks current="en" among={otherLanguages} />
				</nav>
			</div>
		</details>
	);
}

function SectionLinks({ path, onFollow }: { path: string; onFollow?: () => void }) {
	return (
		<ul>
			{sections.map(({ id, label }) => (
				<li key={id}>
					<a href={sectionHref(id, path)} onClick={onFollow}>
						{label}
					</a>
				</li>
			))}
		</ul>
	);
}

/** A hash on the landing page; on other pages an address that leads there. */
function sectionHref(id: string, path: string): string {
	if (path === '/') return `#${id}`;
	return id === 'home' ? '/' : `/#${id}`;
}
