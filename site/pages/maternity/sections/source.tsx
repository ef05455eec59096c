/** When the figures of a section were last checked, and where they come from: a note in the margin; on phones one fold for all. */

import { Fragment } from 'react';
import { provenance } from '../../../../shared/content/en/provenance.ts';
import { sourceNames } from '../../../content/source-names.ts';
import { Disclosure } from './section.tsx';

export function Source({ of: figures }: { of: readonly (keyof typeof provenance)[] }) {
	return (
		<p className="source source-note">
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

export function AllSources() {
	return (
		<div className="all-sources">
			<Disclosure summary="Sources">
				<ul className="source">
					{Object.values(provenance).map(({ checked, source, href }) => (
						<li key={source}>
							{href ? <a href={href}>{source}</a> : source}
							{`, ${checked}`}
						</li>
					))}
				</ul>
			</Disclosure>
		</div>
	);
}
