/** The brand's name and sign, which lead home. */

import { brand } from '../../shared/content/brand.ts';
import { logo } from '../pictures/logo.ts';

export function Logo({ href, label }: { href: string; label: string }) {
	return (
		<a className="logo" href={href} aria-label={label}>
			{/* biome-ignore lint/security/noDangerouslySetInnerHtml: the operator's file, which the build has checked. */}
			<i aria-hidden="true" dangerouslySetInnerHTML={{ __html: logo }} />
			<span>{brand.name}</span>
		</a>
	);
}
