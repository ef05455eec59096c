/** The brand's name and sign, which lead home. */

import { brand } from '../../shared/content/brand.ts';
import { canopy, handle } from '../pictures/logo-paths.ts';

export function Logo({ href, label }: { href: string; label: string }) {
	return (
		<a className="logo" href={href} aria-label={label}>
			<svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" focusable="false">
				<path className="logo-canopy" d={canopy} />
				<path className="logo-handle" d={handle} />
			</svg>
			<span>{brand.name}</span>
		</a>
	);
}
