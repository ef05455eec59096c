/** The table of fourteen conditions and how widely plans cover them. */

import { coverage, coverageTone } from '../../../content/coverage.ts';
import { GlossaryTerm } from '../../../layout/glossary-term.tsx';
import { Section } from '../../../layout/section.tsx';

export function Coverage() {
	return (
		<Section id="coverage">
			<p>“All” means all of the plans we checked.</p>
			<table className="rows coverage-table">
				<caption className="visually-hidden">Conditions typically covered</caption>
				<thead>
					<tr>
						<th scope="col">Condition</th>
						<th scope="col">Typically covered</th>
						<th scope="col">Notes</th>
					</tr>
				</thead>
				<tbody>
					{coverage.map(([condition, coverage, notes, term]) => (
						<tr key={condition}>
							<th scope="row">{term ? <GlossaryTerm of={term}>{condition}</GlossaryTerm> : condition}</th>
							<td>
								<span className={`badge badge-${coverageTone(coverage)}`}>{coverage}</span>
							</td>
							<td>{notes}</td>
						</tr>
					))}
				</tbody>
			</table>
		</Section>
	);
}
