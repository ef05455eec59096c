/** The sticky header: the way home, the four sections of the landing page, and the way to a quote. */

import { useLocation } from 'wouter';
import { brand } from '../../shared/content/brand.ts';
import { MenuIcon } from '../pictures/icons.tsx';
import { Logo } from './logo.tsx';
import { useDismissableDetails } from './use-dismissable-details.ts';

const sections = [
	{ id: 'home', label: 'Home' },
	{ id: 'services', label: 'Services' },
	{ id: 'about', label: 'About' },
	{ id: 'contact', label: 'Contact' },
];

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
				<a className="button button-small" href={quote}>
					Get Quote
				</a>
				<PhoneMenu path={path} />
			</div>
		</header>
	);
}

/** The same links on phones: a native `<details>`, which opens without scripts. */
function PhoneMenu({ path }: { path: string }) {
	const [attributes, close] = useDismissableDetails();
	return (
		<details className="phone-menu" {...attributes}>
			<summary>
				<MenuIcon />
				<span className="visually-hidden">Menu</span>
			</summary>
			<nav aria-label="Main">
				<SectionLinks path={path} onFollow={close} />
			</nav>
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
