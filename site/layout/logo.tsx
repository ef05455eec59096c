/** The brand's name and sign, which lead home. */

import { brand } from '../../shared/content/brand.ts';
import { logoPath } from '../pictures/logo.ts';

export function Logo({ href, label }: { href: string; label: string }) {
	return (
		<a className="logo" href={href} aria-label={label}>
			<svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true" focusable="false">
				<path d={logoPath} />
			</svg>
			<span>{brand.name}</span>
		</a>
	);
}
