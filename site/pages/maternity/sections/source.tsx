/** Where the figures of a section come from, and when they were last checked: one line, with a link where the source is public. */

import { Fragment } from 'react';
import { provenance } from '../../../../shared/content/en/provenance.ts';
import { groupByMonth } from '../../../../shared/content/provenance.ts';
import { sourceNames } from '../../../content/source-names.ts';

type Figure = keyof typeof provenance;

export function Source({ of: figures }: { of: readonly Figure[] }) {
	const groups = groupByMonth(figures.map((figure) => ({ ...provenance[figure], figure })));
	return (
		<p className="source">
			{groups.map((group) => (
				<Fragment key={group[0]?.month}>
					{group.length > 1 ? 'Sources: ' : 'Source: '}
					{group.map(({ figure, href }) => (
						<Fragment key={figure}>
							{href ? <a href={href}>{sourceNames[figure]}</a> : sourceNames[figure]}
							{', '}
						</Fragment>
					))}
					{`${group[0]?.checked}. `}
				</Fragment>
			))}
		</p>
	);
}
