/** The brand: its mark, an umbrella, and its name. */

import { brand } from '../../shared/content/brand.ts';
import { canopy, handle } from '../pictures/mark.ts';

export function Logo({ href }: { href: string }) {
	return (
		<a className="logo" href={href} aria-label={`${brand.name}, home`}>
			<LogoMark />
			<span>{brand.name}</span>
		</a>
	);
}

function LogoMark() {
	return (
		<svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" focusable="false">
			<path className="logo-canopy" d={canopy} />
			<path className="logo-handle" d={handle} />
		</svg>
	);
}
