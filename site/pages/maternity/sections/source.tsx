/** When the figures of a section were last checked, and where they come from: one line, with a link where the source is public. */

import { Fragment } from 'react';
import { provenance } from '../../../../shared/content/en/provenance.ts';
import { sourceNames } from '../../../content/source-names.ts';

export function Source({ of: figures }: { of: readonly (keyof typeof provenance)[] }) {
	return (
		<p className="source">
			{'Source: '}
			{figures.map((figure, index) => {
				const { checked, href } = { href: undefined, ...provenance[figure] };
				const name = sourceNames[figure];
				return (
					<Fragment key={figure}>
						{index > 0 && '; '}
						{href ? <a href={href}>{name}</a> : name}
						{`, ${checked}`}
					</Fragment>
				);
			})}
			.
		</p>
	);
}
